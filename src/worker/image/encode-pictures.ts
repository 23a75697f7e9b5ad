import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureFormat, type PictureSize } from '#domain/evidence/image-rules.ts';
import type { Pixels } from './decode-original.ts';

export type EncodedPicture = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

// The digits of a score stay legible at these settings.
const QUALITY = { webp: { quality: 82, effort: 4 }, avif: { quality: 60, effort: 2 } } as const;

/** Encodes every size in every format from raw pixels, so that no metadata from the original file is published. */
export async function encodePictures({ data, width, height }: Pixels): Promise<EncodedPicture[]> {
  const pictures: EncodedPicture[] = [];
  for (const [size, side] of Object.entries(PICTURE_SIZES) as [PictureSize, number][]) {
    for (const format of PICTURE_FORMATS) {
      const encoded = await sharp(data, { raw: { width, height, channels: 3 } })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        [format](QUALITY[format])
        .toBuffer({ resolveWithObject: true });
      pictures.push({ size, format, width: encoded.info.width, height: encoded.info.height, bytes: encoded.data });
    }
  }
  return pictures;
}
