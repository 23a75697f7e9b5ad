/**
 * Returns whether a PNG declares an animation (`acTL`) before its pixel data. Decoders would show only its first image,
 * so animated files are refused.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8; // Position after the PNG signature.
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += 12 + view.getUint32(at); // The length, type and checksum of a chunk take 12 bytes in addition to its data.
  }
  return false;
}
