import { fold } from './fold.ts';

/** An entry with all names and the reading by which texts mention it. */
export type NamedEntry = { readonly uniqueId: string; readonly names: readonly string[]; readonly reading: string };

/** An entry's name or reading in lower case. */
export type Term = { readonly words: string; readonly uniqueId: string };

// Minimum lengths. Shorter names would match nearly every text.
const [SHORTEST_NAME, SHORTEST_LATIN, SHORTEST_READING] = [2, 3, 3];
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]*$/u;

/** Returns the terms that match entries: all current and former names, and readings that belong to only one entry. */
export function termsOf(entries: readonly NamedEntry[]): Term[] {
  const terms = new Map<string, string>();
  for (const { uniqueId, names } of entries) {
    for (const name of names) {
      const words = fold(name);
      if (words.length >= (LATIN.test(words) ? SHORTEST_LATIN : SHORTEST_NAME) && !terms.has(words)) terms.set(words, uniqueId);
    }
  }
  for (const [reading, meant] of Map.groupBy(entries, (entry) => fold(entry.reading))) {
    const ids = new Set(meant.map(({ uniqueId }) => uniqueId));
    const [only] = ids;
    if (reading.length >= SHORTEST_READING && ids.size === 1 && only !== undefined && !terms.has(reading)) terms.set(reading, only);
  }
  return Array.from(terms, ([words, uniqueId]) => ({ words, uniqueId }));
}
