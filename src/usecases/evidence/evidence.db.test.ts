import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { sha256Of } from '#data/gateways/sha256.ts';
import { asJson } from '#data/json.ts';
import { claimUpload } from '#data/queries/evidence/uploads.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { MAX_UPLOAD_BYTES, UPLOADS_AN_HOUR } from '#domain/evidence/image-rules.ts';
import { originalKey } from '#domain/evidence/object-keys.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listKeys, signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { openTestStorage, STORAGES } from '#tests/support/servers/storages.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { cleanUploads } from './clean-uploads.ts';
import type { DecodeImage } from './decode-image.ts';
import { listEvidence } from './find-evidence.ts';
import { processUpload } from './process-upload.ts';
import { readPicture } from './read-picture.ts';
import { requeueUploads } from './requeue-uploads.ts';
import { storeUpload } from './store-upload.ts';
import { planStorageSweep } from './sweep-storage.ts';
import { verifyEvidence } from './verify-evidence.ts';

const decoder = createDecoder();
const decoded = new Map<string, ReturnType<DecodeImage>>();

/** The real decoder, with results memoised per file. */
const decode: DecodeImage = (original) => {
  const hash = sha256Of(original);
  const answer = decoded.get(hash) ?? decoder(original);
  decoded.set(hash, answer);
  return answer;
};

describe.each(STORAGES)('evidence in %s storage', (kind) => {
  const database = openTestDatabase();
  const deps: Deps = { ...database.deps, storage: openTestStorage(kind).storage };
  const { db } = database;
  let picture: Buffer;
  beforeAll(async () => {
    picture = await drawPicture(500, 250).jpeg().toBuffer();
  });

  const stateOf = async (uploadId: string) =>
    db.selectFrom('uploads').select(['state', 'refusal', 'tries']).where('upload_id', '=', uploadId).executeTakeFirst();
  const waitingJobs = async (uploadId: string) => {
    const found = await sql`select 1 from graphile_worker.jobs where key = ${`process-upload/${uploadId}`}`.execute(db);
    return found.rows.length;
  };

  test('publishes an upload in three sizes and two formats, each keyed by the hash of its bytes', async () => {
    const userId = await createPlayer(deps);
    const uploadId = await upload(deps, picture, userId);
    expect(await waitingJobs(uploadId)).toBe(1);
    expect(await stateOf(uploadId)).toMatchObject({ state: 'quarantined' });

    await processUpload(deps, decode, uploadId);
    const { recordId } = await createRecord(deps, { userId });
    expect(await listEvidence(deps, [recordId])).toEqual(new Map());
    expect(await claimUpload(db, uploadId, userId, recordId)).toBe(true);
    const evidence = (await listEvidence(deps, [recordId])).get(recordId);
    expect(evidence).toMatchObject({ uploadId, state: 'ready', refusal: null, width: 500, height: 250 });
    expect(evidence?.pictures.map(({ size, format, width, height }) => `${size} ${format} ${width}x${height}`)).toEqual([
      'small avif 320x160',
      'small webp 320x160',
      'large avif 500x250',
      'large webp 500x250',
      'middle avif 500x250',
      'middle webp 500x250',
    ]);
    for (const { key, format, bytes } of evidence?.pictures ?? []) {
      const served = await readPicture(deps, key);
      expect(served?.bytes.length).toBe(bytes);
      expect(served?.headers).toMatchObject({ 'content-type': `image/${format}`, 'cache-control': expect.stringContaining('immutable') });
    }
    expect(await verifyEvidence(deps)).toMatchObject({ wrong: [] });
  });

  test('processes an upload idempotently, even when two workers process it concurrently', async () => {
    const uploadId = await upload(deps, picture);
    await Promise.all([processUpload(deps, decode, uploadId), processUpload(deps, decode, uploadId)]);
    const before = await listKeys(deps.storage.pictures);
    await processUpload(deps, decode, uploadId);
    expect(await listKeys(deps.storage.pictures)).toEqual(before);
    expect(await stateOf(uploadId)).toMatchObject({ state: 'ready' });
    expect(await verifyEvidence(deps)).toMatchObject({ wrong: [] });
  });

  test('stores neither a row nor an object for a refused upload', async () => {
    const [player, before] = [signedIn(await createPlayer(deps)), await listKeys(deps.storage.quarantine)];
    const wide = Buffer.from(await drawPicture().png().toBuffer());
    wide.writeUInt32BE(16_000, 16);
    wide.writeUInt32BE(16_000, 20);
    expect(await storeUpload(deps, VISITOR, picture)).toEqual({ ok: false, error: 'login-required' });
    expect(await storeUpload(deps, { ...player, role: 'banned' }, picture)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await storeUpload(deps, player, Buffer.alloc(MAX_UPLOAD_BYTES + 1))).toEqual({ ok: false, error: 'too-large' });
    expect(await storeUpload(deps, player, new Uint8Array())).toEqual({ ok: false, error: 'not-an-image' });
    expect(await storeUpload(deps, player, Buffer.from('<svg/>'))).toEqual({ ok: false, error: 'not-an-image' });
    expect(await storeUpload(deps, player, wide)).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(await listKeys(deps.storage.quarantine)).toEqual(before);
  });

  test('refuses an undecodable file with an error code and publishes nothing', async () => {
    const before = await listKeys(deps.storage.pictures);
    const uploadId = await upload(deps, picture.subarray(0, picture.length / 2));
    await processUpload(deps, decode, uploadId);
    expect(await stateOf(uploadId)).toMatchObject({ state: 'refused', refusal: 'damaged' });
    expect(await listKeys(deps.storage.pictures)).toEqual(before);
    const userId = await createPlayer(deps);
    const { recordId } = await createRecord(deps, { userId });
    expect(await claimUpload(db, uploadId, userId, recordId)).toBe(false);
  });

  test('refuses a file as too heavy after three decoding attempts have timed out', async () => {
    const slow: DecodeImage = async () => ({ ok: false, error: 'too-slow' });
    const uploadId = await upload(deps, picture);
    for (const tries of [1, 2]) {
      await expect(processUpload(deps, slow, uploadId)).rejects.toThrow('too long');
      expect(await stateOf(uploadId)).toMatchObject({ state: 'quarantined', tries });
    }
    await processUpload(deps, slow, uploadId);
    expect(await stateOf(uploadId)).toMatchObject({ state: 'refused', refusal: 'too-heavy' });
  });

  test('allows an upload to be used only by its uploader and only for one record', async () => {
    const [userId, stranger] = [await createPlayer(deps), await createPlayer(deps)];
    const uploadId = await upload(deps, picture, userId);
    const { recordId } = await createRecord(deps, { userId });
    const { recordId: another } = await createRecord(deps, { userId });
    expect(await claimUpload(db, uploadId, stranger, recordId)).toBe(false);
    expect(await claimUpload(db, uploadId, userId, recordId)).toBe(true);
    expect(await claimUpload(db, uploadId, userId, another)).toBe(false);
    expect(await readPicture(deps, originalKey(uploadId))).toBeUndefined();
    expect(await readPicture(deps, `${uploadId}/${'a'.repeat(64)}.webp`)).toBeUndefined();
  });

  test('limits a player to 30 uploads an hour, even when they are concurrent', async () => {
    const userId = await createPlayer(deps);
    const answers = await Promise.all(Array.from({ length: UPLOADS_AN_HOUR + 4 }, () => storeUpload(deps, signedIn(userId), picture)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(UPLOADS_AN_HOUR);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'too-many-uploads')).toHaveLength(4);
    expect(await storeUpload(deps, signedIn(userId), picture)).toEqual({ ok: false, error: 'too-many-uploads' });
  });

  test('returns storage-unavailable and inserts no row when storing the original fails', async () => {
    const userId = await createPlayer(deps);
    const put = () => Promise.reject(new StorageFault('unavailable', 'gone'));
    const broken: Deps = { ...deps, storage: { ...deps.storage, quarantine: { ...deps.storage.quarantine, put } } };
    expect(await storeUpload(broken, signedIn(userId), picture)).toEqual({ ok: false, error: 'storage-unavailable' });
    const rows = await db.selectFrom('uploads').select('upload_id').where('user_id', '=', userId).execute();
    expect(rows).toEqual([]);
  });

  test('refuses an upload as lost when its original is missing from object storage', async () => {
    const uploadId = await upload(deps, picture);
    await deps.storage.quarantine.remove(originalKey(uploadId));
    await processUpload(deps, decode, uploadId);
    expect(await stateOf(uploadId)).toMatchObject({ state: 'refused', refusal: 'lost' });
  });

  test("the database rejects deleting a record's evidence, unlinking it or changing its decision", async () => {
    const userId = await createPlayer(deps);
    const uploadId = await upload(deps, picture, userId);
    const { recordId } = await createRecord(deps, { userId });
    await claimUpload(db, uploadId, userId, recordId);
    const own = db.updateTable('uploads').where('upload_id', '=', uploadId);
    await expect(db.deleteFrom('uploads').where('upload_id', '=', uploadId).execute()).rejects.toThrow('cannot be changed');
    await expect(own.set({ record_id: null, claimed_at: null }).execute()).rejects.toThrow('cannot be changed');
    await expect(own.set({ state: 'ready', decided_at: new Date(0) }).execute()).rejects.toThrow('check constraint');
    await processUpload(deps, decode, uploadId);
    await expect(own.set({ state: 'refused', refusal: 'damaged' }).execute()).rejects.toThrow('cannot be changed');
  });

  test('verifyEvidence returns the keys of missing and altered pictures', async () => {
    const uploadId = await upload(deps, picture);
    await processUpload(deps, decode, uploadId);
    const [first, second] = (await listKeys(deps.storage.pictures)).filter((key) => key.startsWith(uploadId));
    await deps.storage.pictures.put(String(first), Buffer.from('something else'), {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
    });
    await deps.storage.pictures.remove(String(second));
    expect((await verifyEvidence(deps)).wrong.sort()).toEqual([first, second]);
    await expect(readPicture(deps, String(first))).rejects.toThrow(StorageFault);
    expect(await readPicture(deps, String(second))).toBeUndefined();
    await sql`delete from uploads where upload_id = ${uploadId}`.execute(db); // so that later tests find no wrong keys
  });

  test('requeues only uploads that have waited too long', async () => {
    const [old, young] = [await upload(deps, picture), await upload(deps, picture)];
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key like 'process-upload/%'))`.execute(
      db,
    );
    await sql`update uploads set uploaded_at = app_now() - interval '3 minutes' where upload_id = ${old}`.execute(db);
    await requeueUploads(deps);
    await requeueUploads(deps);
    expect([await waitingJobs(old), await waitingJobs(young)]).toEqual([1, 0]);
  });

  test("retains a keyword's picture as long as any version of its text references it", async () => {
    const userId = await createPlayer(deps);
    const [shown, unnamed] = [await upload(deps, picture, userId), await upload(deps, picture, userId)];
    const { uniqueId, name } = await createEntry(deps, { userId, text: `![a stone](image:${shown})` });
    await db
      .updateTable('keyword_texts')
      .set({ content: 'No picture.' })
      .where('unique_id', '=', uniqueId)
      .where('name', '=', name)
      .execute();
    await sql`update uploads set uploaded_at = app_now() - interval '2 days' where upload_id in (${shown}, ${unnamed})`.execute(db);
    await cleanUploads(deps);
    expect([await stateOf(shown), await stateOf(unnamed)]).toEqual([expect.objectContaining({ refusal: null }), undefined]);
  });

  test('retains a picture that the description of an event shows', async () => {
    const userId = await createPlayer(deps);
    const [shown, unnamed] = [await upload(deps, picture, userId), await upload(deps, picture, userId)];
    const content = asJson({ description: { en: `![a map](image:${shown})`, ja: '地図' } });
    await sql`update catalogue_entries set content = content || ${content} where kind = 'event' and id = 151101`.execute(db);
    await sql`update uploads set uploaded_at = app_now() - interval '2 days' where upload_id in (${shown}, ${unnamed})`.execute(db);
    await cleanUploads(deps);
    expect([await stateOf(shown), await stateOf(unnamed)]).toEqual([expect.objectContaining({ refusal: null }), undefined]);
  });

  test('cleans up unclaimed uploads after a day, and originals 90 days after verification', async () => {
    const userId = await createPlayer(deps);
    const [unclaimed, undecided, verified] = [
      await upload(deps, picture, userId),
      await upload(deps, picture, userId),
      await upload(deps, picture, userId),
    ];
    const orphan = `${crypto.randomUUID()}/original`;
    await deps.storage.quarantine.put(orphan, picture, {
      'content-type': 'x/x',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
    });
    for (const uploadId of [unclaimed, undecided, verified]) await processUpload(deps, decode, uploadId);
    for (const [uploadId, state] of [
      [undecided, 'posted'],
      [verified, 'verified'],
    ] as const) {
      const { recordId } = await createRecord(deps, { userId, state });
      await claimUpload(db, uploadId, userId, recordId);
    }
    const originals = async () => {
      const keys = await listKeys(deps.storage.quarantine);
      return [unclaimed, undecided, verified].map((uploadId) => keys.includes(originalKey(uploadId)));
    };
    onTestFinished(() => setClock(db, new Date()));
    const start = Date.now();
    const cleanAfter = async (days: number) => {
      await setClock(db, new Date(start + days * DAY_MS + 60_000));
      await cleanUploads(deps);
      await cleanUploads(deps, (await planStorageSweep(deps)).due.length); // The confirmed number overrides the limit.
    };
    await cleanAfter(0);
    expect(await originals()).toEqual([true, true, true]);
    expect(await listKeys(deps.storage.quarantine)).toContain(orphan);

    await cleanAfter(1);
    expect(await stateOf(unclaimed)).toBeUndefined();
    expect(await originals()).toEqual([true, true, true]);
    await cleanAfter(2.1);
    expect(await originals()).toEqual([false, true, true]);
    expect((await listKeys(deps.storage.pictures)).some((key) => key.startsWith(unclaimed))).toBe(false);
    expect(await listKeys(deps.storage.quarantine)).not.toContain(orphan);

    await cleanAfter(88);
    await cleanAfter(89.9);
    expect(await originals()).toEqual([false, true, true]);
    await cleanAfter(90);
    await cleanAfter(91.1);
    expect(await originals()).toEqual([false, true, false]);
    expect(await verifyEvidence(deps)).toMatchObject({ wrong: [] });
    expect(await stateOf(verified)).toMatchObject({ state: 'ready' });
  });
});
