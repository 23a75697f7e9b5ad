export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Formats a value as canonical JSON for hashing: sorted keys, no spaces, integers only. */
export function canonicalJson(value: Plain): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value as { readonly [key: string]: Plain }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}
