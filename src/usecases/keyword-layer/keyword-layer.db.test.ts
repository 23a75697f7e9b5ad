import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveSpans } from '#data/queries/texts/keyword-spans.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft, VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { getSpokenOf } from './get-spoken-of.ts';
import { relayTexts } from './relay-texts.ts';
import { renewSpans } from './renew-spans.ts';

const { db, deps } = openTestDatabase();
const DEW_EGG = '9558e715cd1c8';
const jobs = async () => (await sql`select 1 from graphile_worker.jobs where task_identifier = 'read-texts'`.execute(db)).rows.length;

/** Posts a record with a comment on stage 201 under rule 21. */
async function post(comment: string) {
  const author = await createPlayer(deps, { name: 'Moss' });
  const board = [...(await deps.catalogue()).boards.values()].find(({ refId, ruleId }) => refId === 201 && ruleId === 21);
  const stored = await storeDraft(deps, author, board?.boardId ?? 0, { score: '30,000', console: 1, videoUrl: VIDEO, comment });
  if (!stored.ok) throw new Error(stored.error);
  return { author, record: stored.value };
}

const spokenOf = async ({ recordId, revisionId }: { recordId: string; revisionId: string }, text: string) =>
  (await getSpokenOf(deps, { source: 'record', sourceId: recordId, revisionId, text })).spans.map(({ uniqueId, words }) => [
    uniqueId,
    words,
  ]);

const rename = (from: string, to: string) => db.updateTable('keyword_texts').set({ name: to }).where('name', '=', from).execute();

beforeAll(async () => {
  await renewSpans(deps);
});

test('the worker scans a posted comment once and links only the first mention of a keyword in either language', async () => {
  await relayTexts(deps);
  await sql`select graphile_worker.remove_job('read-texts')`.execute(db);
  const comment = 'つゆ卵 near the dew egg';
  const { record } = await post(comment);
  expect(await spokenOf(record, comment)).toEqual([]);
  await relayTexts(deps);
  expect(await jobs()).toBe(1);
  expect(await renewSpans(deps)).toBe(1);
  expect(await renewSpans(deps)).toBe(0);
  expect(await spokenOf(record, comment)).toEqual([[DEW_EGG, 'つゆ卵']]);
});

test('an edited comment has no keyword spans until it is rescanned, and never those of its earlier text', async () => {
  const { author, record } = await post('A dew egg');
  await renewSpans(deps);
  expect(await spokenOf(record, 'A dew egg')).toEqual([[DEW_EGG, 'dew egg']]);
  const edited = await editRecord(deps, signedIn(author), record, {
    ...{ score: '30,000', console: 1, videoUrl: VIDEO, comment: 'No, a Dew Egg', reason: 'typo' },
  });
  if (!edited.ok) throw new Error(edited.error);
  expect(await spokenOf(edited.value, 'No, a Dew Egg')).toEqual([]);
  await renewSpans(deps);
  expect(await spokenOf(edited.value, 'No, a Dew Egg')).toEqual([[DEW_EGG, 'Dew Egg']]);
  expect(await spokenOf(record, 'A dew egg')).toEqual([]);
  expect(await spokenOf(edited.value, 'Other words')).toEqual([]);
});

test('texts are rescanned after a keyword is added or renamed, and a deleted keyword disappears immediately', async () => {
  const comment = 'Moonwell, dew egg, moss gate';
  const { record } = await post(comment);
  await renewSpans(deps);
  expect(await spokenOf(record, comment)).toEqual([[DEW_EGG, 'dew egg']]);

  await rename('Dew Egg', 'Moonwell');
  expect(await renewSpans(deps)).toBeGreaterThan(1);
  expect(await spokenOf(record, comment)).toEqual([[DEW_EGG, 'Moonwell']]);

  await db.insertInto('keywords').values({ unique_id: 'newone', category: 'object', yomi: 'こけのもん' }).execute();
  await db
    .insertInto('keyword_texts')
    .values({ unique_id: 'newone', lang: 'en', name: 'Moss Gate', content: 'A gate. Of moss.' })
    .execute();
  await renewSpans(deps);
  expect(await spokenOf(record, comment)).toEqual([
    [DEW_EGG, 'Moonwell'],
    ['newone', 'moss gate'],
  ]);
  const { cards } = await getSpokenOf(deps, { source: 'record', sourceId: record.recordId, revisionId: record.revisionId, text: comment });
  expect(cards.get('newone')).toEqual([{ uniqueId: 'newone', lang: 'en', name: 'Moss Gate', yomi: 'こけのもん', sentence: 'A gate.' }]);

  await db.updateTable('keywords').set({ flag: 0 }).where('unique_id', '=', 'newone').execute();
  // The deletion takes effect before any rescan.
  expect(await spokenOf(record, comment)).toEqual([[DEW_EGG, 'Moonwell']]);
  await renewSpans(deps);
  expect(await spokenOf(record, comment)).toEqual([[DEW_EGG, 'Moonwell']]);
});

test('scans rule keywords as markup, and does not scan keywords in other categories', async () => {
  await db.insertInto('keywords').values({ unique_id: 'arule', category: 'rule', yomi: 'きそく', flag: 5 }).execute();
  const content = '# Trinket\n\n`Trinket` [[Trinket]] Trinket';
  await db.insertInto('keyword_texts').values({ unique_id: 'arule', lang: 'en', name: 'A rule', content }).execute();
  await renewSpans(deps);
  const { spans } = await getSpokenOf(deps, { source: 'keyword', sourceId: 'arule/en', revisionId: null, text: content });
  expect(spans).toEqual([{ start: content.lastIndexOf('Trinket'), words: 'Trinket', uniqueId: expect.any(String) }]);
  const others = await sql`select 1 from keyword_spans where source_id = ${`${DEW_EGG}/en`}`.execute(db);
  expect(others.rows).toEqual([]);
});

test('a comment that changes during its scan is scanned again', async () => {
  const { record } = await post('dew egg');
  await db
    .updateTable('records')
    .set({ comment: 'つゆ卵', changed_at: sql<Date>`app_now()` })
    .where('record_id', '=', record.recordId)
    .execute();
  const stale = { source: 'record' as const, sourceId: record.recordId, revisionId: record.revisionId, spans: [] };
  await saveSpans(db, 'print', [stale]);
  expect(await renewSpans(deps)).toBe(1);
});
