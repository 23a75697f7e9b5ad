import { normalise } from '#domain/search/normalise.ts';
import { QUERY_LENGTH } from '#domain/search/query-length.ts';

/** Returns the text under which a stage is found: all its names, normalised by sound. */
export const soughtText = (names: readonly string[]): string => names.map(normalise).join('\n');

/** Returns whether a stage is found by a typed text: every word of it is part of one of the names. An empty text finds all. */
export function isFound(sought: string, typed: string): boolean {
  return normalise(typed.slice(0, QUERY_LENGTH))
    .split(/\s+/)
    .every((word) => sought.includes(word));
}
