/** Limits for uploaded pictures (domain.md §2, decision 0034). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
export const MAX_PIXELS = 40_000_000;
export const MAX_SIDE = 12_000;
export const UPLOADS_AN_HOUR = 30;

/** Time and memory limits for decoding one picture. A picture that exceeds them is refused. */
export const DECODE_WITHIN_MS = 3_000;
export const DECODE_WITHIN_BYTES = 300 * 1024 * 1024;

/** Accepted formats, detected from the bytes of the file. File names and declared types are not trusted. */
export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Longest side of each published size, in pixels. Smaller pictures are never enlarged. */
export const PICTURE_SIZES = { small: 320, middle: 960, large: 1920 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type Dimensions = { readonly width: number; readonly height: number };

/** Returns whether a picture of these dimensions may be decoded. */
export const isDecodable = ({ width, height }: Dimensions): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
