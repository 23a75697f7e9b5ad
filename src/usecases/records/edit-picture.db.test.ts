import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/accounts/actor.ts';
import type { RecordForm } from '#domain/records/draft/record-form.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { listEvidence } from '#usecases/evidence/find-evidence.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { readPicture } from '#usecases/evidence/read-picture.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { changeRecordState } from './change-record-state.ts';
import { editRecord } from './edit-record.ts';
import { postRecord } from './post-record.ts';

const deps: Deps = { ...openTestDatabase().deps, storage: openTestStorage('directory').storage };
const decode = createDecoder();

// Fills the places of stage 206 that require evidence.
beforeAll(async () => {
  for (let count = 0; count < 31; count += 1) await createRecord(deps, { userId: await createPlayer(deps), stageId: 206, score: 30_000 });
});

/** Uploads and processes a picture for a player, and returns its upload id. */
async function picture(userId: number, seed = 1): Promise<string> {
  const uploadId = await upload(deps, await drawPicture(40, 30, seed).png().toBuffer(), userId);
  await processUpload(deps, decode, uploadId);
  return uploadId;
}

async function post(userId: number, form: Partial<RecordForm>) {
  const draft = { stageId: 206, rule: 21, score: '20,000', console: 1, ...form };
  const posted = await postRecord(deps, signedIn(userId), randomUUID(), draft);
  if (!posted.ok) throw new Error(JSON.stringify(posted));
  return posted.value.record;
}

const keysOf = async (recordId: string) => (await listEvidence(deps, [recordId])).get(recordId)?.pictures.map(({ key }) => key) ?? [];
const draft = { score: '20,000', console: 1 };

test('a picture that is not required as evidence can be taken down, but is retained and cannot be claimed again', async () => {
  const userId = await createPlayer(deps);
  const uploadId = await picture(userId);
  const record = await post(userId, { uploadId });
  const keys = await keysOf(record.recordId);
  expect(keys).toHaveLength(6);
  expect(await readPicture(deps, keys[0] ?? '')).toBeDefined();

  const unchanged = await editRecord(deps, signedIn(userId), record, draft);
  if (!unchanged.ok) throw new Error(unchanged.error);
  expect(await keysOf(record.recordId)).toEqual(keys);
  const removed = await editRecord(deps, signedIn(userId), unchanged.value, { ...draft, uploadId: null });
  if (!removed.ok) throw new Error(removed.error);
  expect(await keysOf(record.recordId)).toEqual([]);
  expect(await readPicture(deps, keys[0] ?? '')).toBeUndefined();
  const row = await deps.db.selectFrom('uploads').select(['state', 'record_id']).where('upload_id', '=', uploadId).executeTakeFirst();
  expect(row).toEqual({ state: 'ready', record_id: record.recordId });
  expect(await editRecord(deps, signedIn(userId), removed.value, { ...draft, uploadId })).toMatchObject({
    fields: { uploadId: 'unknown-upload' },
  });
});

test('a new picture replaces the first one, which is no longer served', async () => {
  const userId = await createPlayer(deps);
  const record = await post(userId, { uploadId: await picture(userId) });
  const [first] = await keysOf(record.recordId);
  const second = await picture(userId, 2);
  expect(await editRecord(deps, signedIn(userId), record, { ...draft, uploadId: second })).toMatchObject({ ok: true });
  const keys = await keysOf(record.recordId);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.every((key) => key.startsWith(second))).toBe(true);
  expect(await readPicture(deps, String(first))).toBeUndefined();
});

test("a newcomer cannot remove a picture that the record's rank requires", async () => {
  for (let count = 0; count < 10; count += 1) await createRecord(deps, { userId: await createPlayer(deps), stageId: 207, score: 30_000 });
  const userId = await createPlayer(deps);
  const record = await post(userId, { stageId: 207, uploadId: await picture(userId) });
  expect(record).toMatchObject({ rank: 11, evidenceDuty: 'image' });
  const away = await editRecord(deps, signedIn(userId), record, { ...draft, uploadId: null });
  expect(away).toEqual({ ok: false, error: 'invalid', fields: { uploadId: 'evidence-required' } });
  expect(await keysOf(record.recordId)).toHaveLength(6);
});

test("T09d: replacing a verified record's picture resets the record to posted, and a withdrawn record retains its evidence", async () => {
  const [userId, moderator] = [await createPlayer(deps), await createPlayer(deps)];
  const judge = { kind: 'signed-in', userId: moderator, role: 'moderator' as Role, isRecent: true } as const;
  const first = await picture(userId);
  const record = await post(userId, { uploadId: first });
  await deps.db.updateTable('records').set({ state: 'verified' }).where('record_id', '=', record.recordId).execute();
  const stateOf = () =>
    deps.db
      .selectFrom('records')
      .select(['state', 'revision_id as revisionId'])
      .where('record_id', '=', record.recordId)
      .executeTakeFirstOrThrow();
  const { recordId } = record;
  const { revisionId } = await stateOf();
  expect(
    await editRecord(deps, signedIn(userId), { recordId, revisionId }, { ...draft, uploadId: await picture(userId, 2) }),
  ).toMatchObject({ ok: true });
  expect((await stateOf()).state).toBe('posted');
  expect(await changeRecordState(deps, judge, { recordId, revisionId: (await stateOf()).revisionId }, 'withdrawn', 'asked')).toMatchObject({
    ok: true,
  });
  expect(await keysOf(recordId)).toHaveLength(6);
  const files = await deps.db
    .selectFrom('uploads')
    .select(['state', 'original_removed_at as removed'])
    .where('record_id', '=', recordId)
    .execute();
  expect(files).toEqual([
    { state: 'ready', removed: null },
    { state: 'ready', removed: null },
  ]);
});
