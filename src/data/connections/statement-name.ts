import { createHash } from 'node:crypto';

// Maximum length in characters. Longer statements are bulk inserts, which differ each time and would not benefit from
// being prepared.
const LONGEST_PREPARED = 4_000;

const names = new Map<string, { name: string }>();

/** Returns the name under which each connection prepares a statement, or none for a long statement. */
export function statementName(text: string): { name?: string } {
  if (text.length > LONGEST_PREPARED) return {};
  let prepared = names.get(text);
  if (!prepared) {
    prepared = { name: createHash('sha1').update(text).digest('hex') };
    names.set(text, prepared);
  }
  return prepared;
}
