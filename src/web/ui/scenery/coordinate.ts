/** One decimal at most: enough for a picture, and half the bytes of a full number. */
export function coordinate(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
