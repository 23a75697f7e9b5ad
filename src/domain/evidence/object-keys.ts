import type { PictureFormat } from './image-rules.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(${UUID})/([0-9a-f]{64})\\.(webp|avif)$`);
const UPLOAD_ID = new RegExp(`^${UUID}$`);

/** Returns whether a text is an upload id in canonical spelling. */
export const isUploadId = (text: string): boolean => UPLOAD_ID.test(text);

/** Returns the storage key of an original. The key contains nothing that the player has chosen. */
export const originalKey = (uploadId: string): string => `${uploadId}/original`;

/**
 * Returns the storage key of a published picture. The key contains the hash of the file, so the file is immutable and
 * can be verified.
 */
export const pictureKey = (uploadId: string, sha256: string, format: PictureFormat): string => `${uploadId}/${sha256}.${format}`;

/** Parses the key of a published picture. Returns undefined for any other text. */
export function parsePictureKey(key: string): { uploadId: string; sha256: string; format: PictureFormat } | undefined {
  const [, uploadId, sha256, format] = PICTURE_KEY.exec(key) ?? [];
  return uploadId && sha256 ? { uploadId, sha256, format: format as PictureFormat } : undefined;
}

/**
 * Key of the object that identifies the database to which the object storage belongs. The key cannot collide with an
 * upload id.
 */
export const OWNER_KEY = '00/owner';

/** Returns the upload that an object belongs to. Returns undefined when the key does not belong to an upload. */
export function uploadOfKey(key: string): string | undefined {
  const [uploadId = ''] = key.split('/', 1);
  return isUploadId(uploadId) ? uploadId : undefined;
}
