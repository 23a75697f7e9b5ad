import type { PictureFormat } from './image-rules.ts';

/** Content security policy for a picture that is opened directly. It forbids scripts and requests. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";

/** Returns the headers with which a published picture is stored and served. */
export const pictureHeaders = (format: PictureFormat) => ({
  'content-type': `image/${format}`,
  // The key contains the hash of the file, so the response never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': `inline; filename="evidence.${format}"`,
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
});

/**
 * Headers for a stored original. Originals are never served, but if one were, browsers must neither display nor cache
 * it.
 */
export const ORIGINAL_HEADERS = {
  'content-type': 'application/octet-stream',
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment',
} as const;
