import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps } from '#tests/support/scenarios/events.ts';
import { getRuleHistory } from '#usecases/catalogue/get-rule-history.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { editNames, previewNames } from './edit-catalogue.ts';
import { editPolicy, previewPolicy } from './edit-policy.ts';
import { getPolicyTable } from './get-policy-table.ts';

const { db, deps: held } = openTestDatabase();
const deps = freshDeps(held);

const as = async (role: 'admin' | 'moderator' | 'player'): Promise<Actor & { userId: number }> => ({
  kind: 'signed-in',
  userId: await createPlayer(deps),
  role,
});
const NEW_NEEDS = { of: 'rule', id: 21, needs: { video: 15, image: 30 } } as const;

/** Posts a score, by default on stage 201. Returns the policy and rule revisions stored with the record. */
async function post(score: number, videoUrl?: string, board = { stageId: 201, rule: 21 }) {
  const player = await as('player');
  const form = { ...board, score: String(score), console: 1, ...(videoUrl && { videoUrl }) };
  const answer = await postRecord(deps, player, randomUUID(), form);
  if (!answer.ok) return answer;
  const { recordId } = answer.value.record;
  return db.selectFrom('records').select(['policy_revision', 'rule_revision']).where('record_id', '=', recordId).executeTakeFirstOrThrow();
}

test('a policy change applies to new posts but not to existing records', async () => {
  const [admin, moderator] = [await as('admin'), await as('moderator')];
  const before = await getPolicyRevision(db, 'evidence');
  expect(await previewPolicy(deps, moderator, NEW_NEEDS)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await editPolicy(deps, moderator, before, NEW_NEEDS)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await editPolicy(deps, admin, '1', NEW_NEEDS)).toEqual({ ok: false, error: 'stale' });
  expect(await editPolicy(deps, admin, before, { ...NEW_NEEDS, id: 7 })).toEqual({
    ok: false,
    error: 'invalid',
    fields: { id: 'unknown' },
  });

  const old = await post(20_000, VIDEO);
  for (let place = 1; place < 12; place += 1) await createRecord(deps, { userId: await createPlayer(deps), score: 30_000 - place });
  expect(await previewPolicy(deps, admin, NEW_NEEDS)).toEqual({
    ok: true,
    value: { revisionId: before, before: { video: 10, image: 30 }, after: NEW_NEEDS.needs, without: { records: 11, boards: 1 } },
  });
  expect(await previewPolicy(deps, admin, { ...NEW_NEEDS, needs: { video: 3, image: 5 } })).toMatchObject({
    value: { without: { records: 5, boards: 1 } },
  });
  const saved = await editPolicy(deps, admin, before, NEW_NEEDS);
  const after = await getPolicyRevision(db, 'evidence');
  expect(saved).toEqual({ ok: true, value: { revisionId: after } });
  expect(Number(after)).toBeGreaterThan(Number(before));

  // The post would rank 13th, where the previous policy required only a picture.
  expect(await post(19_000)).toEqual({ ok: false, error: 'invalid', fields: { videoUrl: 'evidence-required' } });
  expect(await post(19_000, VIDEO)).toMatchObject({ policy_revision: after });
  expect(old).toMatchObject({ policy_revision: before });

  const table = await getPolicyTable(deps, admin);
  if (!table.ok) throw new Error(table.error);
  expect(table.value.rules.find(({ ruleId }) => ruleId === 21)).toMatchObject({
    needs: NEW_NEEDS.needs,
    revision: 2,
    since: expect.any(String),
  });
  expect(table.value.rules.find(({ ruleId }) => ruleId === 22)).toMatchObject({
    needs: { video: 10, image: 30 },
    revision: 1,
    since: null,
  });
  expect(await getPolicyTable(deps, moderator)).toEqual({ ok: false, error: 'not-allowed' });
  const log = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('verb', '=', 'change-policy')
    .where(sql`detail ->> 'id'`, '=', '21')
    .execute();
  expect(log).toEqual([{ actor_id: admin.userId, detail: { of: 'rule', id: 21, revisionId: after, from: before } }]);
});

test('refuses one of two concurrent policy changes as stale', async () => {
  const [one, two] = [await as('admin'), await as('admin')];
  const base = await getPolicyRevision(db, 'evidence');
  const answers = await Promise.all(
    [one, two].map((admin, at) => editPolicy(deps, admin, base, { of: 'newcomer', posts: 20 + at, days: 30 })),
  );
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('applies previewed names and notes only if the catalogue has not changed since the preview', async () => {
  const [admin, moderator] = [await as('admin'), await as('moderator')];
  const csv = 'stage.202,Kettle Shelf,やかん棚\nstage.202.note,Mind the steam.,湯気に注意。';
  expect(await previewNames(deps, moderator, csv)).toEqual({ ok: false, error: 'not-allowed' });
  const preview = await previewNames(deps, admin, csv);
  if (!preview.ok || !preview.value.ok) throw new Error('no preview');
  expect(preview.value.changes).toMatchObject([
    { kind: 'stage', id: 202, field: 'name', before: { en: expect.any(String) }, after: { en: 'Kettle Shelf', ja: 'やかん棚' } },
    { kind: 'stage', id: 202, field: 'note', before: null, after: { ja: '湯気に注意。' } },
  ]);
  expect((await deps.catalogue()).stages.get(202)?.name.en).not.toBe('Kettle Shelf');
  expect(await editNames(deps, moderator, preview.value.version, csv)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await editNames(deps, admin, preview.value.version, csv)).toEqual({ ok: true, value: { ok: true, changed: 1 } });
  expect((await deps.catalogue()).stages.get(202)).toMatchObject({ name: { en: 'Kettle Shelf' }, note: { en: 'Mind the steam.' } });
  expect(await editNames(deps, admin, preview.value.version, 'stage.203,A,あ')).toEqual({ ok: false, error: 'stale' });
  expect(await previewNames(deps, admin, 'stage.1,A')).toMatchObject({ ok: true, value: { ok: false, errors: [{ line: 1 }] } });
  const log = await db.selectFrom('audit_log').select(['verb', 'detail']).where('actor_id', '=', admin.userId).execute();
  expect(log).toEqual([{ verb: 'rename-catalogue', detail: { changed: 1 } }]);
});

test("a rule's history lists its earlier texts, and a record keeps the rule revision it was posted under", async () => {
  const admin = await as('admin');
  const board = { stageId: 101, rule: 10 };
  const needs = { video: 15, image: 30 };
  expect(await editPolicy(deps, admin, await getPolicyRevision(db, 'evidence'), { of: 'rule', id: 10, needs })).toMatchObject({ ok: true });
  const before = await post(18_000, VIDEO, board);
  const csv = 'rule.10.description,As it comes.,そのまま。';
  const preview = await previewNames(deps, admin, csv);
  if (!preview.ok || !preview.value.ok) throw new Error('no preview');
  await editNames(deps, admin, preview.value.version, csv);
  const revision = await getEntryRevision(db, 'rule', 10);
  expect(await post(17_000, VIDEO, board)).toMatchObject({ rule_revision: revision });
  expect(before).not.toMatchObject({ rule_revision: revision });

  const history = await getRuleHistory(deps, 10);
  if (!history.ok) throw new Error(history.error);
  expect(history.value.texts).toMatchObject([
    { revisionId: revision, since: expect.any(Date), description: { en: 'As it comes.' } },
    { since: null, description: { en: expect.not.stringMatching('As it comes.') } },
  ]);
  expect(history.value.needs.map((version) => version.needs)).toEqual([needs, { video: 1, image: 10 }]);
  expect(await getRuleHistory(deps, 9_999)).toEqual({ ok: false, error: 'not-found' });
});
