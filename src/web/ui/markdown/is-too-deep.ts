const DEEPEST_LINE = 10;
const DEEPEST_BRACKETS = 32;
// What opens a quotation, a list or a footnote at the beginning of a line.
const OPENERS = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)|\[\^[^\]\s]*\]:))+/gm;
const OPENER = />|[-+*](?=\s|$)|\d{1,9}[.)]|\[\^[^\]\s]*\]:/g;

/** Whether a text nests deeper than anybody writes: reading it takes time that grows with the square of the depth, 18 s for 4,000 lists. */
export function isTooDeep(text: string): boolean {
  for (const [line] of text.matchAll(OPENERS)) if ((line.match(OPENER)?.length ?? 0) > DEEPEST_LINE) return true;
  let depth = 0;
  for (const [bracket] of text.matchAll(/\n\s*\n|[[\]]/g)) {
    if (bracket === '[') depth += 1;
    else depth = bracket === ']' ? Math.max(0, depth - 1) : 0; // an empty line ends whatever was open
    if (depth > DEEPEST_BRACKETS) return true;
  }
  return false;
}
