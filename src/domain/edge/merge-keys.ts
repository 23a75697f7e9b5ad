const MOST_KEYS = 500;
const EVERYTHING = ['site'] as const; // Every cached response has this key.

/**
 * Removes duplicate keys. Returns only `site` if it is included or if there are so many keys that purging everything is
 * cheaper.
 */
export function mergeKeys(keys: Iterable<string>): readonly string[] {
  const each = new Set(keys);
  return each.has('site') || each.size > MOST_KEYS ? EVERYTHING : [...each];
}
