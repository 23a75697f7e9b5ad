import type { PictureFormat } from './image-rules.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(${UUID})/([0-9a-f]{64})\\.(webp|avif)$`);
const UPLOAD_ID = new RegExp(`^${UUID}$`);

/** Whether a text is the id of an upload, in the one spelling that there is. */
export const isUploadId = (text: string): boolean => UPLOAD_ID.test(text);

/** Where an original waits: nothing that the player chose is part of the name. */
export const originalKey = (uploadId: string): string => `${uploadId}/original`;

/** Where a published picture lies: it is named after its own bytes, so it can never change and always be checked. */
export const pictureKey = (uploadId: string, sha256: string, format: PictureFormat): string => `${uploadId}/${sha256}.${format}`;

/** What the name of a published picture says; undefined for any other text. */
export function parsePictureKey(key: string): { uploadId: string; sha256: string; format: PictureFormat } | undefined {
  const [, uploadId, sha256, format] = PICTURE_KEY.exec(key) ?? [];
  return uploadId && sha256 ? { uploadId, sha256, format: format as PictureFormat } : undefined;
}

/** Where a storage says which database it belongs to; no upload has such an id. */
export const OWNER_KEY = '00/owner';

/** The upload that an object belongs to; undefined when no upload could have written it. */
export function uploadOfKey(key: string): string | undefined {
  const [uploadId = ''] = key.split('/', 1);
  return isUploadId(uploadId) ? uploadId : undefined;
}
