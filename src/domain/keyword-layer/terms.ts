import { fold } from './fold.ts';

/** An entry as far as texts can speak of it. */
export type NamedEntry = { readonly uniqueId: string; readonly names: readonly string[]; readonly reading: string };

/** A word that stands for an entry, folded. */
export type Term = { readonly words: string; readonly uniqueId: string };

const [SHORTEST_NAME, SHORTEST_LATIN, SHORTEST_READING] = [2, 3, 3]; // below that, nearly every text would speak of everything
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]*$/u;

/** The words by which entries are known in texts: every name they have or had, and readings that mean one entry alone. */
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
