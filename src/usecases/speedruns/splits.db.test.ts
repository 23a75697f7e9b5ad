import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { getRecord } from '#usecases/rankings/records/get-record.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { getSpeedrunRanking } from './get-speedrun-ranking.ts';

const { db, deps } = openTestDatabase();
const RUN = { speedrunId: 102, time: '1:02:03.456', console: 1, videoUrl: VIDEO };
const SPLITS = 'First gate 12:34.5\nSpring 1:02:03.456';
const READ = [
  { name: 'First gate', atMs: 754_500 },
  { name: 'Spring', atMs: 3_723_456 },
];

const post = async (form: object) => {
  const actor = signedIn(await createPlayer(deps));
  return { actor, answer: await postRecord(deps, actor, randomUUID(), form) };
};

test("a run's splits are posted, ranked, edited and versioned with it", async () => {
  const { actor, answer } = await post({ ...RUN, splits: SPLITS });
  if (!answer.ok) throw new Error(answer.error);
  const { recordId } = answer.value.record;
  expect((await getRecord(deps, recordId))?.record.splits).toEqual(READ);
  const ranking = await getSpeedrunRanking(deps, 102, {});
  expect(ranking.ok && ranking.value.splits.get(recordId)).toEqual(READ);

  const { speedrunId: _, ...draft } = RUN;
  expect(await editRecord(deps, actor, answer.value.record, draft)).toMatchObject({ ok: true });
  expect((await getRecord(deps, recordId))?.record.splits).toBeNull();
  const before = await db.selectFrom('revisions').select('content').where('row_key', '=', recordId).executeTakeFirstOrThrow();
  expect((before.content as unknown as { splits: unknown }).splits).toEqual(READ);
});

test.each([
  ['Spring', 'not-a-split'],
  ['Spring 1:02:03.457', 'splits-out-of-order'], // later than the run's final time
  ['Gate 2:00\nSpring 1:00', 'splits-out-of-order'],
])('postRecord refuses the splits %j', async (splits, code) => {
  expect((await post({ ...RUN, splits })).answer).toEqual({ ok: false, error: 'invalid', fields: { splits: code } });
});

test('postRecord refuses splits for a stage', async () => {
  const stage = { stageId: 201, rule: 21, score: '30000', console: 1, videoUrl: VIDEO, splits: SPLITS };
  expect((await post(stage)).answer).toEqual({ ok: false, error: 'invalid', fields: { splits: 'splits-not-offered' } });
});

test('the database only accepts a list of 1 to 40 splits', async () => {
  const { answer } = await post({ ...RUN, splits: SPLITS });
  if (!answer.ok) throw new Error(answer.error);
  for (const splits of ['{}', '[]', JSON.stringify(Array(41).fill({}))])
    await expect(db.updateTable('records').set({ splits }).where('record_id', '=', answer.value.record.recordId).execute()).rejects.toThrow(
      /splits/,
    );
});
