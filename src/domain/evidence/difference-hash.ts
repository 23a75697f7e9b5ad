/** The grid of the difference hash: nine columns make eight steps in each of eight rows. */
export const HASH_GRID = { width: 9, height: 8 } as const;

/**
 * Computes the 64-bit difference hash of a grey picture shrunk to HASH_GRID, as 16 hexadecimal digits. A bit is set
 * where the picture gets darker to the right. The hash is only a hint for moderators, because pictures of different
 * honest runs on a stage differ by at most one bit (decision 0034).
 */
export function differenceHash(grey: Uint8Array): string {
  if (grey.length !== HASH_GRID.width * HASH_GRID.height) throw new RangeError('a difference hash needs 9 x 8 grey values');
  let bits = 0n;
  for (let row = 0; row < HASH_GRID.height; row += 1) {
    for (let column = 0; column < HASH_GRID.width - 1; column += 1) {
      const at = row * HASH_GRID.width + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
