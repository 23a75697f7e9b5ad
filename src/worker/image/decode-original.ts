import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { isAnimatedPng } from '#domain/evidence/animated-png.ts';
import { differenceHash, HASH_GRID } from '#domain/evidence/difference-hash.ts';
import { isDecodable, MAX_PIXELS, PICTURE_SIZES } from '#domain/evidence/image-rules.ts';
import { readHeader } from '#domain/evidence/read-header.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export type Original = {
  readonly width: number; // as seen, turned the right way up
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
  readonly pixels: Pixels; // at most as large as the largest picture
};

// Only these loaders may touch a byte; libvips brings many more (SVG, TIFF, PDF, raw files).
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** The pixels of a file and nothing else of it. The only place where hostile bytes meet a decoder. */
export async function decodeOriginal(
  bytes: Uint8Array,
): Promise<Result<Original, 'not-an-image' | 'too-many-pixels' | 'animated' | 'damaged' | 'too-heavy'>> {
  const header = readHeader(bytes);
  if (!header) return err('not-an-image');
  if (!isDecodable(header)) return err('too-many-pixels');
  if (header.kind === 'png' && isAnimatedPng(bytes)) return err('animated');
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const seen = await open().metadata();
    if ((seen.pages ?? 1) > 1) return err('animated');
    if (!isDecodable(seen)) return err('too-many-pixels');
    if (seen.format === 'heif' ? seen.compression !== 'av1' : seen.format !== header.kind) return err('not-an-image');
    const pixels = await readPixels(open());
    return ok({
      ...seen.autoOrient,
      pixelHash: createHash('sha256').update(`${pixels.width}x${pixels.height} `).update(pixels.data).digest('hex'),
      differenceHash: differenceHash(await readGrey(pixels)),
      pixels,
    });
  } catch (error) {
    return err(/memory/i.test(String(error)) ? 'too-heavy' : 'damaged'); // what else the decoder says is of no use to anybody
  }
}

/** Pixels in sRGB on white, turned as the camera was held: what a viewer would have shown. */
async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: PICTURE_SIZES.large, height: PICTURE_SIZES.large, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error('three channels were asked for');
  return { data, width: info.width, height: info.height };
}

const readGrey = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize({ ...HASH_GRID, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
