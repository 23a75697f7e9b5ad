import { listPictures, type Picture } from '#data/queries/evidence/pictures.ts';
import { listUploadsOfRecords } from '#data/queries/evidence/uploads.ts';
import { pictureKey } from '#domain/evidence/object-keys.ts';
import type { Refusal, UploadState } from '#domain/evidence/upload-states.ts';
import type { ShownEvidence } from '#domain/records/evidence/evidence-duty.ts';
import type { Deps } from '#usecases/deps.ts';

export type PublishedPicture = Picture & { readonly key: string };

/** A record's uploaded picture. `pictures` is empty until the upload is ready, and if it was refused. */
export type Evidence = {
  readonly uploadId: string;
  readonly state: UploadState;
  readonly refusal: Refusal | null;
  readonly width: number | null; // width of the original after rotation
  readonly height: number | null;
  readonly pictures: readonly PublishedPicture[];
};

/** Returns which kinds of evidence a record shows. A refused picture is none. */
export const shownEvidence = (videoUrl: string | null, picture: Evidence | undefined): ShownEvidence => ({
  video: videoUrl !== null,
  image: picture !== undefined && picture.refusal === null,
});

/** Returns the uploaded pictures by record id. Records without a picture are omitted. */
export async function listEvidence({ db }: Pick<Deps, 'db'>, recordIds: readonly string[]): Promise<ReadonlyMap<string, Evidence>> {
  if (recordIds.length === 0) return new Map();
  const uploads = await listUploadsOfRecords(db, recordIds);
  const rows = await listPictures(
    db,
    uploads.map(({ uploadId }) => uploadId),
  );
  const byUpload = Map.groupBy(rows, ({ uploadId }) => uploadId);
  return new Map(
    uploads.map(({ recordId, ...upload }) => {
      const pictures = (byUpload.get(upload.uploadId) ?? []).map(({ uploadId, ...picture }) => ({
        ...picture,
        key: pictureKey(uploadId, picture.sha256, picture.format),
      }));
      return [String(recordId), { ...upload, pictures }];
    }),
  );
}
