/** Formats with at most one decimal: precise enough for a drawing, and half the bytes. */
export function coordinate(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
