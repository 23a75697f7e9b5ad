import type { PictureFormat } from './image-rules.ts';

/** A picture that is opened by itself runs and loads nothing. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";

/** With what a published picture is stored and served: kept for ever, and never anything but a picture. */
export const pictureHeaders = (format: PictureFormat) => ({
  'content-type': `image/${format}`,
  'cache-control': 'public, max-age=31536000, immutable', // its name is the hash of its bytes
  'content-disposition': `inline; filename="evidence.${format}"`,
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
});

/** With what an original is stored. Nothing serves one; should something ever, a browser must neither show nor keep it. */
export const ORIGINAL_HEADERS = {
  'content-type': 'application/octet-stream',
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment',
} as const;
