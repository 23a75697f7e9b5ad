import type { Dimensions, ImageKind } from './image-rules.ts';

export type ImageHeader = Dimensions & { readonly kind: ImageKind };

/**
 * Reads the kind and dimensions from the first bytes of a file without decoding it so that decompression bombs are
 * rejected early. Returns undefined for any other format. The decoder checks the dimensions again.
 */
export function readHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [kind, read] of Object.entries(READERS) as [ImageKind, Reader][]) {
    const dimensions = read(bytes, view);
    if (dimensions && dimensions.width > 0 && dimensions.height > 0) return { kind, ...dimensions };
  }
  return undefined;
}

type Reader = (bytes: Uint8Array, view: DataView) => Dimensions | undefined;

const READERS: Record<ImageKind, Reader> = { png: readPng, gif: readGif, webp: readWebp, jpeg: readJpeg, avif: readAvif };

/** Returns `length` bytes from `start` on as text, or fewer at the end of the file. */
const textAt = (bytes: Uint8Array, start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));

function readPng(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  if (bytes.length < 24 || textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readWebp(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    }
    default:
      return undefined;
  }
}

/** Finds the first SOF segment of a JPEG, which contains the dimensions, by following the segment lengths. */
function readJpeg(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // Skips a padding byte.
      continue;
    }
    // SOF markers are 0xC0 to 0xCF, except DHT (0xC4), JPG (0xC8) and DAC (0xCC).
    const isSof = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isSof) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

const AVIF_HEADER_BYTES = 64 * 1024; // An AVIF has its metadata boxes before the image data, so only the first bytes are searched.

/** Returns the largest extent (`ispe`) in an AVIF, because tiles and thumbnails have smaller ones. */
function readAvif(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  if (bytes.length < 32 || textAt(bytes, 4, 4) !== 'ftyp') return undefined;
  const brands = textAt(bytes, 8, Math.min(view.getUint32(0), 128) - 8);
  if (!brands.includes('avif') && !brands.includes('avis')) return undefined;
  let largest: Dimensions | undefined;
  const end = Math.min(bytes.length, AVIF_HEADER_BYTES) - 16;
  for (let at = 0; at <= end; at += 1) {
    if (bytes[at] !== 0x69 || textAt(bytes, at, 4) !== 'ispe') continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
}
