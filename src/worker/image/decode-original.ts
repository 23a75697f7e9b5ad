import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { isAnimatedPng } from '#domain/evidence/animated-png.ts';
import { differenceHash, HASH_GRID } from '#domain/evidence/difference-hash.ts';
import { isDecodable, MAX_PIXELS, PICTURE_SIZES } from '#domain/evidence/image-rules.ts';
import { readHeader } from '#domain/evidence/read-header.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export type Original = {
  readonly width: number; // after rotation according to the orientation tag
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
  readonly pixels: Pixels; // scaled down to the size of the largest picture
};

// Allows only these loaders. libvips has many more, for example for SVG, TIFF and PDF.
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Decodes the pixels of an untrusted file. No other code passes untrusted bytes to an image decoder. */
export async function decodeOriginal(
  bytes: Uint8Array,
): Promise<Result<Original, 'not-an-image' | 'too-many-pixels' | 'animated' | 'damaged' | 'too-heavy'>> {
  const header = readHeader(bytes);
  if (!header) return err('not-an-image');
  if (!isDecodable(header)) return err('too-many-pixels');
  if (header.kind === 'png' && isAnimatedPng(bytes)) return err('animated');
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const metadata = await open().metadata();
    if ((metadata.pages ?? 1) > 1) return err('animated');
    if (!isDecodable(metadata)) return err('too-many-pixels');
    if (metadata.format === 'heif' ? metadata.compression !== 'av1' : metadata.format !== header.kind) return err('not-an-image');
    const pixels = await readPixels(open());
    return ok({
      ...metadata.autoOrient,
      pixelHash: createHash('sha256').update(`${pixels.width}x${pixels.height} `).update(pixels.data).digest('hex'),
      differenceHash: differenceHash(await readGrey(pixels)),
      pixels,
    });
  } catch (error) {
    // All other errors count as a damaged file, because decoder messages are not useful to users.
    return err(/memory/i.test(String(error)) ? 'too-heavy' : 'damaged');
  }
}

/** Returns the pixels as an image viewer would show them: rotated, in sRGB and on a white background. */
async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: PICTURE_SIZES.large, height: PICTURE_SIZES.large, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error('expected three channels');
  return { data, width: info.width, height: info.height };
}

const readGrey = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize({ ...HASH_GRID, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
