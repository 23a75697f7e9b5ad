const MOST_KEYS = 500;
const EVERYTHING = ['site'] as const; // every kept answer has this key

/** Each key once; everything where that is said already, or where there are so many that it costs less. */
export function mergeKeys(keys: Iterable<string>): readonly string[] {
  const each = new Set(keys);
  return each.has('site') || each.size > MOST_KEYS ? EVERYTHING : [...each];
}
