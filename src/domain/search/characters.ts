/** The letters of a text as 32 bits. Several letters share a bit, so that a letter may seem to be there that is not; never the other way round. */
export function charactersOf(text: string): number {
  let characters = 0;
  for (let at = 0; at < text.length; at++) characters |= 1 << (text.charCodeAt(at) & 31);
  return characters;
}

/** How many letters of the first are not in the second. */
export function countMissing(characters: number, among: number): number {
  let missing = characters & ~among;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count;
}
