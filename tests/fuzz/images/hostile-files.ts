import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_KINDS, MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { chunk, png } from './png.ts';

/** Text that is planted in everything that must not be published. */
export const CANARY = 'CANARY-7f3a91';

/** Expected result of uploading a file: rejected, published with nothing but its pixels, or either. */
export type Expected = 'refused' | 'neutral' | 'either';
export type HostileFile = readonly [name: string, expected: Expected, bytes: Buffer];

const text = (value: string) => Buffer.from(value, 'latin1');
const SCRIPT = `<script>alert("${CANARY}")</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
const EXIF = {
  IFD0: { Artist: CANARY },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 41/1 30/1' },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${CANARY}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Returns a copy with some bytes overwritten at an offset from a marker text. */
function patch(bytes: Buffer, mark: string, offset: number, values: readonly number[]): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(mark, 0, 'latin1');
  if (at < 0) throw new Error(`no ${mark} in the file`);
  copy.set(values, at + offset);
  return copy;
}

/** Returns a JPEG segment with its length field. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const insert = (bytes: Buffer, at: number, ...more: Buffer[]) => Buffer.concat([bytes.subarray(0, at), ...more, bytes.subarray(at)]);

/** Returns the pixels of three frames, stacked vertically, for animated formats. */
function pages() {
  const [width, height, count] = [16, 16, 3];
  const data = Buffer.from(
    Array.from({ length: width * height * count * 3 }, (_, at) => (at * 7 + Math.floor(at / (width * height * 3)) * 80) % 256),
  );
  return { data, raw: { width, height: height * count, channels: 3 as const, pageHeight: height } };
}

const notPictures = (): HostileFile[] => [
  ['nothing', 'refused', Buffer.alloc(0)],
  ['one byte', 'refused', Buffer.from([0xff])],
  ['many zero bytes', 'refused', Buffer.alloc(100_000)],
  ['an SVG with a script', 'refused', text(SVG)],
  [
    'an SVG after an XML declaration',
    'refused',
    text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
  ],
  ['a packed SVG', 'refused', gzipSync(SVG)],
  ['a page', 'refused', text(`<!doctype html>${SCRIPT}`)],
  ['an HTML page after a PNG signature', 'refused', text(`\x89PNG\r\n\x1a\n${SCRIPT}`)],
  ['a script with a GIF signature', 'refused', text(`GIF89a/*${'\0'.repeat(20)}*/=1;alert("${CANARY}")`)],
  ['a PDF', 'refused', text(`%PDF-1.7\n${CANARY}`.padEnd(400))],
  ['a ZIP', 'refused', text('PK\x03\x04'.padEnd(400, '\0'))],
  ['a little-endian TIFF', 'refused', text('II*\0\b\0\0\0'.padEnd(400, '\0'))],
  ['a big-endian TIFF', 'refused', text('MM\0*\0\0\0\b'.padEnd(400, '\0'))],
  ['a BMP', 'refused', text('BM'.padEnd(400, '\0'))],
  ['an icon', 'refused', text('\0\0\x01\0\x01\0'.padEnd(400, '\0'))],
  ['a HEIC', 'refused', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'))],
  ['a film', 'refused', text('\0\0\0\x18ftypisom\0\0\0\0isommp42'.padEnd(400, '\0'))],
  ['a JPEG XL', 'refused', text('\xff\x0a'.padEnd(400, '\0'))],
  ['a JPEG 2000', 'refused', text('\0\0\0\x0cjP  \r\n\x87\n'.padEnd(400, '\0'))],
  ['a Photoshop file', 'refused', text('8BPS\0\x01'.padEnd(400, '\0'))],
  ['a program', 'refused', text('\x7fELF\x02\x01\x01'.padEnd(400, '\0'))],
  ['an ImageMagick script', 'refused', text('push graphic-context\nfill "url(https://example.org/x.png)"')],
  ['a file of more than 5 MB', 'refused', Buffer.concat([png(), Buffer.alloc(MAX_UPLOAD_BYTES)])],
];

const pngs = (): HostileFile[] => [
  ['a PNG of 16,000 x 16,000 in 31 KB', 'refused', png({ width: 16_000, height: 16_000, depth: 1, colour: 0 })],
  ['a PNG that is 2,147,483,647 wide', 'refused', png({ width: 2 ** 31 - 1, height: 1, rows: 0 })],
  ['a PNG with width 0', 'refused', png({ width: 0 })],
  ['a PNG of just under 40 megapixels', 'either', png({ width: 12_000, height: 3_333, depth: 1, colour: 0 })],
  ['a PNG of 40 megapixels in colour', 'either', png({ width: 8_000, height: 5_000 })],
  ['an interlaced PNG that needs 230 MB', 'either', png({ width: 6_000, height: 4_800, depth: 16, colour: 6, interlaced: true })],
  ['a PNG whose header is taller than its data', 'refused', png({ height: 6_000, rows: 10 })],
  ['a PNG whose header is smaller than its data', 'either', png({ height: 4, rows: 4_000 })],
  [
    'a PNG with a compressed text of 100 MB',
    'either',
    png({ before: [chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000, 65), { level: 1 })]))] }),
  ],
  [
    'a PNG with a compressed profile of 100 MB',
    'either',
    png({ before: [chunk('iCCP', Buffer.concat([text('x\0\0'), deflateSync(Buffer.alloc(100_000_000, 65), { level: 1 })]))] }),
  ],
  ['a PNG with an invalid profile', 'either', png({ before: [chunk('iCCP', text(`x\0\0${CANARY}`))] })],
  ['a PNG with a script as text', 'neutral', png({ before: [chunk('tEXt', text(`Comment\0${SCRIPT}`))] })],
  ['a PNG with a GPS position in its EXIF', 'neutral', png({ before: [chunk('eXIf', text(`MM\0*\0\0\0\b\0\0${CANARY}`))] })],
  ['a PNG with 20,000 texts', 'either', png({ before: Array.from({ length: 20_000 }, () => chunk('tEXt', text(`k\0${CANARY}`))) })],
  ['a PNG with two headers', 'either', png({ before: [png({ width: 9_000 }).subarray(8, 33)] })],
  ['a PNG without pixels', 'refused', Buffer.concat([png().subarray(0, 33), chunk('IEND')])],
  ['a PNG without an end', 'either', png({ end: false })],
  ['a PNG with a wrong checksum', 'refused', patch(png(), 'IHDR', 17, [1, 2, 3, 4])],
  ['a PNG with a chunk of 2 GB', 'either', png({ before: [Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x74, 0x45, 0x58, 0x74])] })],
  ['a PNG with an invalid bit depth', 'refused', png({ depth: 7 })],
  ['a PNG with an invalid colour type', 'refused', png({ colour: 5 })],
  ['a PNG with an oversized palette', 'either', png({ colour: 3, before: [chunk('PLTE', Buffer.alloc(3 * 300))] })],
  ['a PNG without its palette', 'refused', png({ colour: 3 })],
  ['a PNG followed by a ZIP', 'neutral', Buffer.concat([png(), text(`PK\x03\x04${CANARY}`)])],
  ['a PNG followed by PHP code', 'neutral', Buffer.concat([png(), text(`<?php system("${CANARY}"); ?>`)])],
  [
    'an animated PNG',
    'refused',
    png({ before: [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))], after: [chunk('fcTL', Buffer.alloc(26))] }),
  ],
  ['a PNG of 10,000 frames', 'refused', png({ before: [chunk('acTL', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0]))] })],
];

/** Returns a JPEG that is small as a file but needs 240 MB of coefficients in any decoder. */
const heavyJpeg = () =>
  sharp({ create: { width: 6_250, height: 6_250, channels: 3, background: '#3a6' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function jpegs(): Promise<HostileFile[]> {
  const plain = await drawPicture().jpeg().toBuffer();
  const progressive = await drawPicture().jpeg({ progressive: true }).toBuffer();
  const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const sof = plain.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = (height: number, width: number) => {
    const copy = Buffer.from(plain);
    copy.writeUInt16BE(height, sof + 5);
    copy.writeUInt16BE(width, sof + 7);
    return copy;
  };
  return [
    ['a JPEG of 65,500 x 65,500', 'refused', sized(65_500, 65_500)],
    ['a JPEG with height 0', 'refused', sized(0, 64)],
    // Decoding this picture needs almost all of the available memory, so it may succeed or fail.
    ['a JPEG whose header claims 6,000 x 6,000', 'either', sized(6_000, 6_000)],
    ['a JPEG followed by an HTML page', 'neutral', Buffer.concat([plain, text(SCRIPT)])],
    ['a JPEG with a GPS position', 'neutral', await drawPicture().withExif(EXIF).jpeg().toBuffer()],
    ['a JPEG rotated by EXIF', 'neutral', await drawPicture().withMetadata({ orientation: 6 }).withExifMerge(EXIF).jpeg().toBuffer()],
    ['a JPEG with XMP', 'neutral', await drawPicture().withXmp(XMP).jpeg().toBuffer()],
    [
      'a JPEG with IPTC',
      'neutral',
      insert(plain, 2, segment(0xed, text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x50\0\x0d${CANARY}`))),
    ],
    ['a JPEG with a comment of 60 KB', 'neutral', insert(plain, 2, segment(0xfe, text(CANARY.repeat(4_600))))],
    ['a JPEG with an invalid profile', 'neutral', insert(plain, 2, segment(0xe2, text(`ICC_PROFILE\0\x01\x01${CANARY}`)))],
    ['a JPEG with part 7 of 3 of a profile', 'neutral', insert(plain, 2, segment(0xe2, text(`ICC_PROFILE\0\x07\x03${CANARY}`)))],
    ['a JPEG with a wide-gamut profile', 'neutral', await drawPicture().withIccProfile('p3').jpeg().toBuffer()],
    ['a CMYK JPEG', 'neutral', await drawPicture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()],
    [
      'a JPEG whose EXIF points outside the file',
      'neutral',
      insert(plain, 2, segment(0xe1, text(`Exif\0\0II*\0\xff\xff\xff\x7f${CANARY}`))),
    ],
    [
      'a JPEG with 2,000 scans',
      'either',
      Buffer.concat([progressive.subarray(0, -2), ...Array.from({ length: 2_000 }, () => lastScan), Buffer.from([0xff, 0xd9])]),
    ],
    ['a JPEG with 60,000 segments', 'either', insert(plain, 2, ...Array.from({ length: 60_000 }, () => segment(0xfe, text('x'))))],
    ['a progressive JPEG of 39 megapixels, all held in memory', 'refused', await heavyJpeg()],
    ['a JPEG with only a header', 'refused', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ];
}

async function others(): Promise<HostileFile[]> {
  const { data, raw } = pages();
  const animated = () => sharp(data, { raw });
  const [webp, gif, avif] = await Promise.all([
    drawPicture().webp().toBuffer(),
    drawPicture().gif().toBuffer(),
    drawPicture().avif().toBuffer(),
  ]);
  const extended = await drawPicture().withExif(EXIF).webp().toBuffer();
  return [
    [
      'an animated GIF',
      'refused',
      await animated()
        .gif({ delay: [50, 50, 50], loop: 0 })
        .toBuffer(),
    ],
    [
      'an animated WebP',
      'refused',
      await animated()
        .webp({ delay: [50, 50, 50], loop: 0 })
        .toBuffer(),
    ],
    ['a GIF of 65,535 x 65,535', 'refused', patch(gif, 'GIF89a', 6, [0xff, 0xff, 0xff, 0xff])],
    ['a GIF without frames', 'refused', text('GIF89a\x10\0\x10\0\0\0\0;'.padEnd(64, '\0'))],
    [
      'a GIF with a script as comment',
      'neutral',
      insert(gif, 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1), text(`\x21\xfe${String.fromCharCode(SCRIPT.length)}${SCRIPT}\0`)),
    ],
    ['a GIF followed by an HTML page', 'neutral', Buffer.concat([gif, text(SCRIPT)])],
    ['a WebP of 16,383 x 16,383', 'refused', patch(webp, 'VP8 ', 14, [0xff, 0x3f, 0xff, 0x3f])],
    ['a WebP with a wrong length', 'either', patch(webp, 'RIFF', 4, [0xff, 0xff, 0xff, 0x7f])],
    ['a WebP whose header and pixels differ', 'either', patch(extended, 'VP8X', 12, [0xff, 0x0f, 0, 0xff, 0x0f, 0])],
    ['a WebP with EXIF', 'neutral', extended],
    ['a WebP with XMP', 'neutral', await drawPicture().withXmp(XMP).webp().toBuffer()],
    ['a WebP followed by an HTML page', 'neutral', Buffer.concat([webp, text(SCRIPT)])],
    ['an AVIF of 65,535 x 65,535', 'refused', patch(avif, 'ispe', 8, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])],
    ['an AVIF whose header claims 1 x 1', 'either', patch(avif, 'ispe', 8, [0, 0, 0, 1, 0, 0, 0, 1])],
    ['an AVIF with EXIF', 'neutral', await drawPicture().withExif(EXIF).avif().toBuffer()],
    ['an AVIF with XMP', 'neutral', await drawPicture().withXmp(XMP).avif().toBuffer()],
    ['an AVIF without its pixels', 'refused', avif.subarray(0, avif.indexOf('mdat') + 8)],
  ];
}

/** Returns a picture in every format, truncated at four places. */
async function truncated(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const kind of IMAGE_KINDS) {
    const whole = await drawPicture(200, 150)[kind]().toBuffer();
    for (const share of [0.1, 0.4, 0.7, 0.95]) {
      files.push([`${kind}, the first ${share * 100} %`, 'either', whole.subarray(0, Math.floor(whole.length * share))]);
    }
  }
  return files;
}

/** Returns all hostile files. They are generated on each call, so that none of them is in the repository. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...notPictures(),
  ...pngs(),
  ...(await jpegs()),
  ...(await others()),
  ...(await truncated()),
];
