import { randomLcg } from 'd3-random';
import { IMAGE_KINDS } from '#domain/evidence/image-rules.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { CANARY } from './hostile-files.ts';

const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

/** Returns a small picture in every format, with metadata that must be stripped. */
export const soundPictures = (): Promise<Buffer[]> =>
  Promise.all(
    IMAGE_KINDS.map((kind) =>
      drawPicture()
        .withExif({ IFD0: { Artist: CANARY } })
        [kind]()
        .toBuffer(),
    ),
  );

/**
 * Returns the mutant for a seed: a valid picture after one to eight random mutations. The result is deterministic for
 * each seed.
 */
export function mutantOf(seed: number, pictures: readonly Buffer[]): Buffer {
  const random = randomLcg((seed * 0.6180339887) % 1);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = () => Buffer.from(pictures[below(pictures.length)] ?? '');
  let bytes: Buffer = pick();
  const accidents: (() => Buffer)[] = [
    () => flip(bytes, below(bytes.length), 1 << below(8)),
    // Mutations of the header have the most effect.
    () => flip(bytes, below(Math.min(64, bytes.length)), 1 << below(8)),
    () => overwrite(bytes, below(bytes.length), NUMBERS[below(NUMBERS.length)] ?? 0, random() < 0.5),
    () => bytes.subarray(0, below(bytes.length)),
    () => cutOut(bytes, below(bytes.length), below(64)),
    () => repeat(bytes, below(bytes.length), below(200)),
    () => Buffer.concat([bytes.subarray(0, below(bytes.length)), pick().subarray(below(100))]),
  ];
  for (let left = 1 + below(8); left > 0 && bytes.length > 0; left -= 1) bytes = accidents[below(accidents.length)]?.() ?? bytes;
  return bytes;
}

function flip(bytes: Buffer, at: number, mask: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ mask;
  return copy;
}

function overwrite(bytes: Buffer, at: number, value: number, littleEnd: boolean): Buffer {
  const copy = Buffer.concat([bytes, Buffer.alloc(4)]);
  if (littleEnd) copy.writeUInt32LE(value, at);
  else copy.writeUInt32BE(value, at);
  return copy.subarray(0, bytes.length);
}

const cutOut = (bytes: Buffer, at: number, length: number) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
const repeat = (bytes: Buffer, at: number, length: number) => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
