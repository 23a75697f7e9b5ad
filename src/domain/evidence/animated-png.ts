/** Whether a PNG declares an animation (`acTL`) before its pixel data; decoders would show only its first frame. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8; // after the signature
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += 12 + view.getUint32(at); // length, type and checksum surround the data
  }
  return false;
}
