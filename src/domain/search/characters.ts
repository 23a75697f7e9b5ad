/** The characters of a text as a 32-bit set. Several characters share a bit, so there are false positives but no false negatives. */
export function charactersOf(text: string): number {
  let characters = 0;
  for (let at = 0; at < text.length; at++) characters |= 1 << (text.charCodeAt(at) & 31);
  return characters;
}

/** The number of characters in the first set that are missing in the second. */
export function countMissing(characters: number, among: number): number {
  let missing = characters & ~among;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count;
}
