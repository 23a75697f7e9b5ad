import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { Refusal, UploadState } from '#domain/evidence/upload-states.ts';

export type NewUpload = {
  readonly uploadId: string;
  readonly userId: number;
  readonly originalHash: string;
  readonly originalBytes: number;
  readonly startedAt?: Date; // before its bytes came; now unless told
};

/** Adds an upload whose original is stored already. */
export async function insertUpload(tx: Db, { uploadId, userId, originalHash, originalBytes, startedAt }: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      upload_id: uploadId,
      user_id: userId,
      original_hash: originalHash,
      original_bytes: originalBytes,
      begun_at: startedAt ?? sql<Date>`app_now()`,
    })
    .execute();
}

/** How many uploads a player made in the last so many milliseconds. Those who upload at once are counted one after the other. */
export async function countRecentUploads(tx: Db, userId: number, withinMs: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), ${userId})`.execute(tx);
  const row = await tx
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('uploaded_at', '>', agoMs(withinMs))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** An upload that waits in quarantine, counted as tried once more; undefined when it is decided or gone. */
export async function beginUpload(db: Db, uploadId: string) {
  return db
    .updateTable('uploads')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'quarantined')
    .returning(['original_hash as originalHash', 'tries'])
    .executeTakeFirst();
}

export type UploadStats = {
  readonly width: number;
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
};

/** Makes a quarantined upload ready; whether it still was in quarantine. */
export async function readyUpload(tx: Db, uploadId: string, stats: UploadStats): Promise<boolean> {
  return decide(tx, uploadId, {
    state: 'ready',
    width: stats.width,
    height: stats.height,
    pixel_hash: stats.pixelHash,
    difference_hash: stats.differenceHash,
  });
}

/** Refuses a quarantined upload; whether it still was in quarantine. */
export const refuseUpload = (db: Db, uploadId: string, refusal: Refusal): Promise<boolean> =>
  decide(db, uploadId, { state: 'refused', refusal });

async function decide(db: Db, uploadId: string, change: { state: UploadState } & Record<string, string | number>): Promise<boolean> {
  const answer = await db
    .updateTable('uploads')
    .set({ ...change, decided_at: sql<Date>`app_now()` })
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return answer.numUpdatedRows === 1n;
}

/** Lets a record show an upload of its author's; false when it is another's, refused, gone, or shown by a record already. */
export async function claimUpload(tx: Db, uploadId: string, userId: number, recordId: string): Promise<boolean> {
  const answer = await tx
    .updateTable('uploads')
    .set({ record_id: recordId, claimed_at: sql<Date>`app_now()` })
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'refused')
    .where('record_id', 'is', null)
    .executeTakeFirst();
  return answer.numUpdatedRows === 1n;
}

/** Takes down whatever a record shows, and says what that was; the files stay. */
export async function takePicturesDown(tx: Db, recordId: string): Promise<string | null> {
  const rows = await tx
    .updateTable('uploads')
    .set({ taken_down_at: sql<Date>`app_now()` })
    .where('record_id', '=', recordId)
    .where('taken_down_at', 'is', null)
    .returning('upload_id as uploadId')
    .execute();
  return rows[0]?.uploadId ?? null;
}

/** Lets a record show again what was taken down. */
export async function putPictureUp(tx: Db, uploadId: string): Promise<void> {
  await tx.updateTable('uploads').set({ taken_down_at: null }).where('upload_id', '=', uploadId).execute();
}

/** When a player began an upload; null when there is none. */
export async function findUploadBegin(db: Db, uploadId: string, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.coalesce('begun_at', 'uploaded_at').as('startedAt'))
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.startedAt ?? null;
}

/** Each record's upload, of those records that show one. */
export async function listUploadsOfRecords(db: Db, recordIds: readonly string[]) {
  const rows = await db
    .selectFrom('uploads')
    .distinctOn('record_id')
    .select(['upload_id as uploadId', 'record_id as recordId', 'state', 'refusal', 'width', 'height'])
    .where('record_id', 'in', recordIds)
    .where('taken_down_at', 'is', null)
    .orderBy('record_id')
    .orderBy('claimed_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as UploadState, refusal: row.refusal as Refusal | null }));
}

/** The ready uploads after this one, by id: a page of the whole archive. */
export async function listReadyUploads(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('state', '=', 'ready')
    .where('upload_id', '>', after)
    .orderBy('upload_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.upload_id);
}
