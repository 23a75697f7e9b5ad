import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { Refusal, UploadState } from '#domain/evidence/upload-states.ts';

export type NewUpload = {
  readonly uploadId: string;
  readonly userId: number;
  readonly originalHash: string;
  readonly originalBytes: number;
  readonly startedAt?: Date; // A time before the first byte was received. Defaults to the current time.
};

/** Adds an upload whose original is already stored. */
export async function insertUpload(tx: Db, { uploadId, userId, originalHash, originalBytes, startedAt }: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      upload_id: uploadId,
      user_id: userId,
      original_hash: originalHash,
      original_bytes: originalBytes,
      started_at: startedAt ?? sql<Date>`app_now()`,
    })
    .execute();
}

/**
 * Returns the number of a player's uploads in the last `withinMs` milliseconds. A lock serialises concurrent uploads,
 * so that each one is counted.
 */
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

/**
 * Reads a quarantined upload and increments its number of attempts. Returns undefined when the upload is already
 * decided or deleted.
 */
export async function beginUpload(db: Db, uploadId: string) {
  return db
    .updateTable('uploads')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'quarantined')
    .returning(['original_hash as originalHash', 'tries'])
    .executeTakeFirst();
}

export type UploadProperties = {
  readonly width: number;
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
};

/** Marks a quarantined upload as ready. Returns whether the upload was still in quarantine. */
export async function readyUpload(tx: Db, uploadId: string, properties: UploadProperties): Promise<boolean> {
  return decide(tx, uploadId, {
    state: 'ready',
    width: properties.width,
    height: properties.height,
    pixel_hash: properties.pixelHash,
    difference_hash: properties.differenceHash,
  });
}

/** Refuses a quarantined upload. Returns whether the upload was still in quarantine. */
export const refuseUpload = (db: Db, uploadId: string, refusal: Refusal): Promise<boolean> =>
  decide(db, uploadId, { state: 'refused', refusal });

async function decide(db: Db, uploadId: string, change: { state: UploadState } & Record<string, string | number>): Promise<boolean> {
  const result = await db
    .updateTable('uploads')
    .set({ ...change, decided_at: sql<Date>`app_now()` })
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Attaches an upload to one of its owner's records. Returns false when the upload is refused, deleted, already attached
 * or owned by another player.
 */
export async function claimUpload(tx: Db, uploadId: string, userId: number, recordId: string): Promise<boolean> {
  const result = await tx
    .updateTable('uploads')
    .set({ record_id: recordId, claimed_at: sql<Date>`app_now()` })
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'refused')
    .where('record_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes down a record's picture and returns its upload id. The files remain in storage. */
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

/** Shows a picture again after it was taken down. */
export async function putPictureUp(tx: Db, uploadId: string): Promise<void> {
  await tx.updateTable('uploads').set({ taken_down_at: null }).where('upload_id', '=', uploadId).execute();
}

/** Returns when a player started an upload, or null when the upload does not exist. */
export async function findUploadBegin(db: Db, uploadId: string, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.coalesce('started_at', 'uploaded_at').as('startedAt'))
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.startedAt ?? null;
}

/** Returns the upload that each of these records shows, if any. */
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

/** Returns a page of ready uploads after the given id, ordered by id. */
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
