/** A whole number from the command line, or another where none was given. */
export function readCount(name: string, typed: string | undefined, otherwise: number, from = 1): number {
  const count = typed === undefined ? otherwise : Number(typed);
  if (!Number.isInteger(count) || count < from || count >= 2 ** 31) throw new Error(`--${name} takes a whole number from ${from}`);
  return count;
}
