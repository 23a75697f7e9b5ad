import type { Db } from '#data/db.ts';
import type { PictureFormat, PictureSize } from '#domain/evidence/image-rules.ts';

export type Picture = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
};

/** Adds the published pictures of an upload; their objects are there already. */
export async function insertPictures(tx: Db, uploadId: string, pictures: readonly Picture[]): Promise<void> {
  await tx
    .insertInto('pictures')
    .values(pictures.map((picture) => ({ upload_id: uploadId, ...picture })))
    .execute();
}

/** The published pictures of these uploads, smallest first. */
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
