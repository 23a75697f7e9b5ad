import type { PictureFormat } from './image-rules.ts';

/** With what a published picture is stored and served: kept for ever, and never anything but a picture. */
export const pictureHeaders = (format: PictureFormat) => ({
  'content-type': `image/${format}`,
  'cache-control': 'public, max-age=31536000, immutable', // its name is the hash of its bytes
  'content-disposition': `inline; filename="evidence.${format}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});
