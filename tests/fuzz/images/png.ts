import { crc32, deflateSync } from 'node:zlib';

/** Returns a PNG chunk, with a valid checksum by default. */
export function chunk(type: string, data: Uint8Array = Buffer.alloc(0), checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum ?? crc32(body));
  return Buffer.concat([length, body, sum]);
}

export type PngPlan = {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number; // Bits per sample.
  // PNG colour type: 0 grey, 2 RGB, 3 palette, 6 RGBA.
  readonly colour?: number;
  readonly interlaced?: boolean;
  // Chunks before the pixels.
  readonly before?: readonly Buffer[];
  readonly after?: readonly Buffer[];
  // Number of pixel rows that the file contains. Defaults to `height`.
  readonly rows?: number;
  readonly end?: boolean;
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 6: 4 };

/** Returns a black PNG of any size, whose header may not match its content. */
export function png(plan: PngPlan = {}): Buffer {
  const { width = 16, height = 16, depth = 8, colour = 2, interlaced = false, before = [], after = [], rows = height, end = true } = plan;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const rowBytes = 1 + Math.ceil((width * depth * (SAMPLES[colour] ?? 3)) / 8);
  // Interlacing adds row headers. Eight bytes per row are more than enough, and extra bytes do no harm.
  const padding = interlaced ? height * 8 : 0;
  const pixels = deflateSync(Buffer.alloc(rowBytes * rows + padding), { level: 1 });
  const parts = [SIGNATURE, chunk('IHDR', header), ...before, chunk('IDAT', pixels), ...after];
  return Buffer.concat(end ? [...parts, chunk('IEND')] : parts);
}
