import sharp from 'sharp';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { isAnimatedPng } from './animated-png.ts';
import { IMAGE_KINDS, isDecodable } from './image-rules.ts';
import { readHeader } from './read-header.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a6' } });

test.each(IMAGE_KINDS)('readHeader returns the kind and dimensions of a real %s file', async (kind) => {
  for (const [width, height] of [
    [1, 1],
    [37, 91],
    [700, 16],
  ] as const) {
    expect(readHeader(await picture(width, height)[kind]().toBuffer())).toEqual({ kind, width, height });
  }
});

test('readHeader supports lossless and transparent WebP and progressive JPEG', async () => {
  const size = { width: 37, height: 91 };
  const base = picture(37, 91);
  const clear = base.clone().ensureAlpha(0.5);
  for (const bytes of [await base.clone().webp({ lossless: true }).toBuffer(), await clear.webp().toBuffer()])
    expect(readHeader(bytes)).toEqual({ kind: 'webp', ...size });
  const progressive = await base
    .clone()
    .withExif({ IFD0: { Artist: 'x'.repeat(3_000) } })
    .jpeg({ progressive: true })
    .toBuffer();
  expect(readHeader(progressive)).toEqual({ kind: 'jpeg', ...size });
});

test('isDecodable accepts pictures up to 40 megapixels and 12,000 pixels per side', () => {
  expect(isDecodable({ width: 12_000, height: 3_333 })).toBe(true);
  expect(isDecodable({ width: 12_001, height: 1 })).toBe(false);
  expect(isDecodable({ width: 8_000, height: 5_000 })).toBe(true);
  expect(isDecodable({ width: 8_000, height: 5_001 })).toBe(false);
  expect(isDecodable({ width: 0, height: 5 })).toBe(false);
});

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'PK\x03\x04', 'II*\0', 'BM', '<!doctype html>'])(
  'readHeader rejects a file that starts with %j',
  (text) => {
    expect(readHeader(Buffer.from(text.padEnd(64, ' '), 'latin1'))).toBeUndefined();
  },
);

test('readHeader and isAnimatedPng never throw, for any bytes and any truncation', async () => {
  const files = await Promise.all(IMAGE_KINDS.map((kind) => picture(20, 20)[kind]().toBuffer()));
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(600),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 4 }),
      (file, length, changes) => {
        const bytes = new Uint8Array(file.subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        readHeader(bytes);
        isAnimatedPng(bytes);
      },
    ),
    { numRuns: 3_000 },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readHeader(bytes)));
});

test('isAnimatedPng detects an animation only before the pixel data', async () => {
  const still = await picture(8, 8).png().toBuffer();
  expect(isAnimatedPng(still)).toBe(false);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect(isAnimatedPng(Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]))).toBe(true);
  expect(isAnimatedPng(Buffer.concat([still, chunk]))).toBe(false);
});
