import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { postRecord } from './post-record.ts';
import { previewDraft } from './preview-draft.ts';

const { deps } = openTestDatabase();
const VISITOR = { kind: 'visitor' } as const;
const board = async (stageId = 201) => stageBoard(await deps.catalogue(), stageId, 21);

test('the rank and evidence of a preview match the response to the post', async () => {
  for (const score of [30_000, 29_000, 28_000])
    await createRecord(deps, { userId: await createPlayer(deps, { name: `at ${score}` }), score });
  const actor = signedIn(await createPlayer(deps));
  const draft = { score: '28,500', console: 1 };
  const preview = await previewDraft(deps, actor, '192.0.2.1', await board(), draft);
  expect(preview).toMatchObject({
    ok: true,
    value: {
      rank: { before: null, after: 3 },
      players: { before: 3, after: 4 },
      passed: { count: 1, players: [{ userId: expect.stringMatching(/^player-/), name: 'at 28000' }] },
      neighbours: {
        above: { userId: expect.stringMatching(/^player-/), name: 'at 29000', rank: 2, isShared: false, rankKey: -29_000 },
        below: { name: 'at 28000', rank: 4 },
      },
      evidence: { duty: 'video', refusedWithout: true },
    },
  });
  const form = { stageId: 201, rule: 21, ...draft };
  expect(await postRecord(deps, actor, randomUUID(), form)).toMatchObject({ fields: { videoUrl: 'evidence-required' } });
  const posted = await postRecord(deps, actor, randomUUID(), { ...form, videoUrl: 'https://youtu.be/aaaaaaaaaaa' });
  expect(posted).toMatchObject({ ok: true, value: { record: { rank: 3, evidenceDuty: 'video' } } });
});

test('a preview names passed players by handle and contains no numeric user ids', async () => {
  await createRecord(deps, { userId: await createPlayer(deps), stageId: 202 });
  const answer = await previewDraft(deps, VISITOR, '192.0.2.2', await board(202), { score: '99,999', console: 1 });
  expect(answer).toMatchObject({ value: { passed: { players: [{ userId: expect.stringMatching(/^player-/) }] } } });
  expect(JSON.stringify(answer)).not.toMatch(/"userId":\d/);
});

test('previewDraft refuses an unknown board, an invalid draft and too many requests from one address', async () => {
  expect(await previewDraft(deps, VISITOR, '192.0.2.3', undefined, {})).toEqual({ ok: false, error: 'not-found' });
  const ask = async () => previewDraft(deps, VISITOR, '192.0.2.4', await board(), { score: '0' });
  for (let count = 0; count < LIMITS.preview.tries; count += 1)
    expect(await ask()).toEqual({ ok: false, error: 'invalid', fields: { score: 'out-of-range', console: 'required' } });
  expect(await ask()).toMatchObject({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
});
