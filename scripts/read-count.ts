/** Parses an integer from the command line, and returns `otherwise` when the option is missing. */
export function readCount(name: string, typed: string | undefined, otherwise: number, from = 1): number {
  const count = typed === undefined ? otherwise : Number(typed);
  if (!Number.isInteger(count) || count < from || count >= 2 ** 31) throw new Error(`--${name} needs an integer of at least ${from}`);
  return count;
}
