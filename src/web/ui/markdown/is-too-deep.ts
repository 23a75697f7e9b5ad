const DEEPEST_LINE = 10;
const DEEPEST_BRACKETS = 32;
// Markers that open quotes and lists at the start of a line.
const OPENERS = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))+/gm;
// Matches a list that is nested line by line.
const INDENTED_OPENER = /^(?: {0,3}\t| {4}){8}[ \t]*(?:>|[-+*]\s|\d{1,9}[.)]\s)/m;
const OPENER = />|[-+*](?=\s|$)|\d{1,9}[.)]/g;

/**
 * Returns whether a text is nested deeper than any real text. Parsing time is quadratic in the depth and reaches 18 s
 * for 4,000 lists.
 */
export function isTooDeep(text: string): boolean {
  for (const [line] of text.matchAll(OPENERS)) if ((line.match(OPENER)?.length ?? 0) > DEEPEST_LINE) return true;
  if (INDENTED_OPENER.test(text)) return true;
  let depth = 0;
  for (const [bracket] of text.matchAll(/\n\s*\n|[[\]]/g)) {
    if (bracket === '[') depth += 1;
    else depth = bracket === ']' ? Math.max(0, depth - 1) : 0; // An empty line ends all open blocks.
    if (depth > DEEPEST_BRACKETS) return true;
  }
  return false;
}
