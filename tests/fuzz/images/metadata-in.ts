/**
 * Lists everything in a published file besides its pixels, which should be nothing. Parses the bytes itself instead of
 * trusting a library.
 */
export function metadataIn(bytes: Uint8Array, format: 'webp' | 'avif'): string[] {
  return format === 'webp' ? webpExtras(Buffer.from(bytes)) : avifExtras(Buffer.from(bytes));
}

const WEBP_PIXELS = new Set(['VP8 ', 'VP8L']);

/** Returns the names of the chunks in a WebP file that contain no pixels, and reports trailing bytes. */
function webpExtras(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return ['not a WebP'];
  const end = 8 + bytes.readUInt32LE(4);
  const extras = end === bytes.length ? [] : ['bytes after the end'];
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4);
    if (!WEBP_PIXELS.has(name)) extras.push(name);
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return extras;
}

// The boxes that a still picture may contain. `colr` is only allowed as nclx (a few numbers), never as a profile, and
// items only as coded pixels.
const AVIF_BOXES = new Set([
  'ftyp',
  'meta',
  'hdlr',
  'pitm',
  'iloc',
  'iinf',
  'infe',
  'iprp',
  'ipco',
  'ipma',
  'ispe',
  'pixi',
  'av1C',
  'colr',
  'mdat',
]);
const AVIF_PARENTS: Readonly<Record<string, number>> = { meta: 12, iinf: 14, iprp: 8, ipco: 8 };

/** Returns the boxes in an AVIF file that are not needed to show it, and reports trailing bytes. */
function avifExtras(bytes: Buffer, start = 0, end = bytes.length): string[] {
  const extras: string[] = [];
  let at = start;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (length < 8 || at + length > end) return [...extras, `a broken box ${name}`];
    const kind =
      name === 'colr' ? bytes.toString('latin1', at + 8, at + 12) : name === 'infe' ? bytes.toString('latin1', at + 16, at + 20) : '';
    if (!AVIF_BOXES.has(name) || (name === 'colr' && kind !== 'nclx') || (name === 'infe' && kind !== 'av01'))
      extras.push(`${name} ${kind}`);
    const head = AVIF_PARENTS[name];
    if (head) extras.push(...avifExtras(bytes, at + head, at + length));
    at += length;
  }
  return at === end ? extras : [...extras, 'bytes after the end'];
}
