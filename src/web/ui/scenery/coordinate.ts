/** Formats a number with at most one decimal place, which is precise enough for a drawing and takes half the bytes. */
export function coordinate(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
