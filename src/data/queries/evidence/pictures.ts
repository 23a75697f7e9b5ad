import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import type { PictureFormat, PictureSize } from '#domain/evidence/image-rules.ts';

export type Picture = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
};

/** Adds the published pictures of an upload, whose objects are already stored. */
export async function insertPictures(tx: Db, uploadId: string, pictures: readonly Picture[]): Promise<void> {
  await tx
    .insertInto('pictures')
    .values(pictures.map((picture) => ({ upload_id: uploadId, ...picture })))
    .execute();
}

/** Returns whether a picture is published, not taken down, and not evidence on a sealed board. */
export async function isPublished(
  db: Db,
  { uploadId, sha256, format }: Pick<Picture, 'sha256' | 'format'> & { uploadId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .innerJoin('uploads', 'uploads.upload_id', 'pictures.upload_id')
    .select('size')
    .where('pictures.upload_id', '=', uploadId)
    .where('sha256', '=', sha256)
    .where('format', '=', format)
    .where('taken_down_at', 'is', null)
    .where(isOpenBoard(sql`(select board_id from records where records.record_id = uploads.record_id)`))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the published pictures of these uploads, smallest first. */
export async function listPictures(db: Db, uploadIds: readonly string[]) {
  if (uploadIds.length === 0) return [];
  const rows = await db
    .selectFrom('pictures')
    .select(['upload_id as uploadId', 'size', 'format', 'sha256', 'bytes', 'width', 'height'])
    .where('upload_id', 'in', uploadIds)
    .orderBy('upload_id')
    .orderBy('width')
    .orderBy('height')
    .orderBy('size')
    .orderBy('format')
    .execute();
  return rows.map((row) => ({ ...row, size: row.size as PictureSize, format: row.format as PictureFormat }));
}
