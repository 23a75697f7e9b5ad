import { listPictures, type Picture } from '#data/queries/pictures.ts';
import { findUpload, listUploadsOfRecords } from '#data/queries/uploads.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { isUploadId, pictureKey } from '#domain/evidence/object-keys.ts';
import type { Refusal, UploadState } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';

export type PublishedPicture = Picture & { readonly key: string };

/** The picture of a record or of an own upload; `pictures` is empty until it is ready, and when it was refused. */
export type Evidence = {
  readonly uploadId: string;
  readonly state: UploadState;
  readonly refusal: Refusal | null;
  readonly width: number | null; // of the original, as seen
  readonly height: number | null;
  readonly pictures: readonly PublishedPicture[];
};

/** The pictures that these records show, by record; records without one are not in it. */
export async function listEvidence({ db }: Pick<Deps, 'db'>, recordIds: readonly string[]): Promise<ReadonlyMap<string, Evidence>> {
  if (recordIds.length === 0) return new Map();
  const uploads = await listUploadsOfRecords(db, recordIds);
  const evidence = await withPictures(db, uploads);
  return new Map(uploads.map((upload, index) => [String(upload.recordId), evidence[index] as Evidence]));
}

/** An upload as its owner sees it while it is not part of a record; undefined for everybody else. */
export async function findOwnUpload({ db }: Pick<Deps, 'db'>, actor: Actor, uploadId: string): Promise<Evidence | undefined> {
  if (!isSignedIn(actor) || !isUploadId(uploadId)) return undefined;
  const upload = await findUpload(db, uploadId);
  if (upload?.userId !== actor.userId) return undefined;
  const [evidence] = await withPictures(db, [upload]);
  return evidence;
}

async function withPictures(db: Deps['db'], uploads: readonly Omit<Evidence, 'pictures'>[]): Promise<Evidence[]> {
  const pictures = await listPictures(
    db,
    uploads.map(({ uploadId }) => uploadId),
  );
  return uploads.map(({ uploadId, state, refusal, width, height }) => ({
    uploadId,
    state,
    refusal,
    width,
    height,
    pictures: pictures
      .filter((picture) => picture.uploadId === uploadId)
      .map(({ uploadId: _, ...picture }) => ({ ...picture, key: pictureKey(uploadId, picture.sha256, picture.format) })),
  }));
}
