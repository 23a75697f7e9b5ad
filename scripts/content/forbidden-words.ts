import { hash } from 'node:crypto';

// Words that must not appear in any text. The list contains lengths and hashes, so that this file does not contain the
// words.
const FORBIDDEN: readonly (readonly [number, string])[] = [
  [6, 'bfebbfe42f8b3150'],
  [4, 'd1157a8372c5ce6a'],
  [6, 'ae62dc28dbc78447'],
  [4, 'f9310ed165ca2561'],
  [8, 'c0a4942143e872cd'],
  [3, 'bb40df899e7f2339'],
  [7, '02d0e4453a940f95'],
  [5, 'd4fab88be366f8e4'],
  [5, '8fa487cc5c1e37f4'],
  [3, 'f476f71b632d3787'],
  [7, '04775d9f83820649'],
  [4, 'dd8a9fee533fc30c'],
  [6, 'b58de106ea469847'],
  [4, '2996f0e26f5fe4a2'],
  [6, '5c4d2a67e7a31ee1'],
  [5, '9b260e24f384a1ba'],
  [4, 'f7ae5e2355e99a2c'],
  [5, '288971671685b8da'],
  [4, 'dc24db4c21715d95'],
  [5, '92ed71f6b11d1943'],
  [3, '88716a76133c2906'],
];

const HASHES = new Set(FORBIDDEN.map(([, hash]) => hash));
const LENGTHS = [...new Set(FORBIDDEN.map(([length]) => length))];

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const hashOf = (word: string): string => hash('sha256', word).slice(0, 16);

/** Returns the line to add to FORBIDDEN for a word. */
export const forbiddenLine = (word: string): string => `[${[...fold(word)].length}, '${hashOf(fold(word))}'],`;

/**
 * Returns a function that finds forbidden words regardless of width and case. Caches the results per text and per
 * substring.
 */
export function createWordFinder(hashes: ReadonlySet<string> = HASHES, lengths: readonly number[] = LENGTHS): (text: string) => boolean {
  const known = new Map<string, boolean>();
  const harmless = new Set<string>();
  const isForbidden = (piece: string): boolean => {
    if (harmless.has(piece)) return false;
    if (hashes.has(hashOf(piece))) return true;
    harmless.add(piece);
    return false;
  };
  const hasForbiddenWord = (text: string): boolean => {
    const characters = [...fold(text)];
    const pieces = lengths.flatMap((length) => characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join('')));
    return pieces.some(isForbidden);
  };
  return (text) => {
    const answer = known.get(text) ?? hasForbiddenWord(text);
    known.set(text, answer);
    return answer;
  };
}
