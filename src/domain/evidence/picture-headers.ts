import type { PictureFormat } from './image-rules.ts';

/** Content security policy for a picture opened directly: no scripts, no requests. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";

/** The headers of a published picture, when stored and when served: cached for ever, always an image. */
export const pictureHeaders = (format: PictureFormat) => ({
  'content-type': `image/${format}`,
  'cache-control': 'public, max-age=31536000, immutable', // content-addressed
  'content-disposition': `inline; filename="evidence.${format}"`,
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
});

/** The headers of a stored original. Originals are not served; if one ever were, browsers must neither display nor cache it. */
export const ORIGINAL_HEADERS = {
  'content-type': 'application/octet-stream',
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment',
} as const;
