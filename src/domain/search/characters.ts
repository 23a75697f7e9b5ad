/**
 * Returns the characters of a text as a 32-bit set. Several characters share a bit, so a lookup can give a false
 * positive but never a false negative.
 */
export function charactersOf(text: string): number {
  let characters = 0;
  for (let at = 0; at < text.length; at++) characters |= 1 << (text.charCodeAt(at) & 31);
  return characters;
}

/** Returns the number of characters in the first set that are missing from the second. */
export function countMissing(characters: number, among: number): number {
  let missing = characters & ~among;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count;
}
