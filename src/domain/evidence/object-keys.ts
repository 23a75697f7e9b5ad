import type { PictureFormat } from './image-rules.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(${UUID})/([0-9a-f]{64})\\.(webp|avif)$`);
const UPLOAD_ID = new RegExp(`^${UUID}$`);

/** Whether a text is an upload id in canonical spelling. */
export const isUploadId = (text: string): boolean => UPLOAD_ID.test(text);

/** The key of an original; contains nothing chosen by the player. */
export const originalKey = (uploadId: string): string => `${uploadId}/original`;

/** The key of a published picture: content-addressed, so it is immutable and can be verified. */
export const pictureKey = (uploadId: string, sha256: string, format: PictureFormat): string => `${uploadId}/${sha256}.${format}`;

/** Parses the key of a published picture; undefined for any other text. */
export function parsePictureKey(key: string): { uploadId: string; sha256: string; format: PictureFormat } | undefined {
  const [, uploadId, sha256, format] = PICTURE_KEY.exec(key) ?? [];
  return uploadId && sha256 ? { uploadId, sha256, format: format as PictureFormat } : undefined;
}

/** The object that identifies the database of a storage; cannot collide with an upload id. */
export const OWNER_KEY = '00/owner';

/** The upload of an object; undefined when no upload could have written it. */
export function uploadOfKey(key: string): string | undefined {
  const [uploadId = ''] = key.split('/', 1);
  return isUploadId(uploadId) ? uploadId : undefined;
}
