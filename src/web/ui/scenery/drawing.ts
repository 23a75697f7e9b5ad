/** Formats a number with at most one decimal place, which is precise enough for a drawing and takes half the bytes. */
export function coordinate(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/**
 * Returns the path of the night side of a globe: a large square minus the same circle moved to the upper left. Must be
 * drawn with the even-odd rule and clipped to the globe.
 */
export function shadePath(cx: number, cy: number, r: number): string {
  const at = coordinate;
  const square = `M${at(cx - r * 2)} ${at(cy - r * 2)}h${at(r * 4)}v${at(r * 4)}h${at(-r * 4)}z`;
  const lit = `M${at(cx - r * 1.3)} ${at(cy - r * 0.3)}a${at(r)} ${at(r)} 0 1 0 ${at(r * 2)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-r * 2)} 0z`;
  return square + lit;
}
