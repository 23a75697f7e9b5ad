/** A region of a text. Its kind determines how names in it are treated. */
export type MarkupRegion = {
  readonly kind: 'words' | 'heading' | 'keyword-link' | 'link' | 'code';
  readonly start: number; // Position in UTF-16 code units from the start of the text.
  readonly end: number;
};

const FENCE = /^ {0,3}(?:>[ \t]?|[-+*][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const INDENTED = /^(?: {4}|\t)/;
const ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \t]/;

// Inline marks in order of precedence. Each match ends within its line, and its repetitions are bounded or stop at the
// next opening sign so that scanning takes linear time.
const MARKS = new RegExp(
  [
    String.raw`(?<escaped>\\[!-/:-@[-\`{-~])`,
    String.raw`(?<ticks>\`+)`,
    String.raw`(?<keyword>\[\[[^[\]\n]+\]\])`,
    String.raw`(?<link>!?\[(?:[^[\]\n\\]|\\.){0,500}\](?:\((?:[^()\n\\<]|\\.|\([^()\n]{0,200}\)){0,1000}\)|\[[^[\]\n]{0,500}\]))`,
    String.raw`(?<address>\b(?:https?://|www\.)[^\s<]+|<[a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,1000}>)`,
    String.raw`(?<ruby>\{[^{}|\n]{1,64}\|[\u3041-\u3096\u309d-\u30fe \u3000]{1,64}\})`,
  ].join('|'),
  'gi',
);

/**
 * Splits a Markdown text line by line into words and other regions. It uses a heuristic instead of a parser, so in rare
 * cases the rendered text differs.
 */
export function markupRegions(text: string): MarkupRegion[] {
  const regions: MarkupRegion[] = [];
  for (const { line, start, kind } of linesOf(text)) {
    if (kind === 'words') addInline(regions, line, start);
    else regions.push({ kind, start, end: start + line.length });
  }
  return regions;
}

function* linesOf(text: string): Generator<{ line: string; start: number; kind: 'words' | 'heading' | 'code' }> {
  let fence = '';
  let afterWords = false;
  let inList = false; // Inside a list, four spaces continue the item instead of starting a code block.
  let start = 0;
  for (const line of text.split('\n')) {
    const [, opened] = FENCE.exec(line) ?? [];
    const closes = fence !== '' && line.trim().startsWith(fence) && line.trim().replaceAll(fence[0] ?? '', '') === '';
    const isCode: boolean = fence !== '' || opened !== undefined || (!afterWords && !inList && INDENTED.test(line));
    yield { line, start, kind: isCode ? 'code' : HEADING.test(line) ? 'heading' : 'words' };
    if (closes) fence = '';
    else if (fence === '' && opened) fence = opened;
    afterWords = !isCode && line.trim() !== '';
    if (/^\S/.test(line) || ITEM.test(line)) inList = ITEM.test(line);
    start += line.length + 1;
  }
}

function addInline(regions: MarkupRegion[], line: string, start: number): void {
  let from = 0;
  const add = (kind: MarkupRegion['kind'], begin: number, end: number) => {
    if (end > begin) regions.push({ kind, start: start + begin, end: start + end });
  };
  MARKS.lastIndex = 0;
  const closers = tickRuns(line);
  for (let match = MARKS.exec(line); match; match = MARKS.exec(line)) {
    const { ticks, keyword, escaped } = match.groups ?? {};
    if (escaped !== undefined) continue;
    let end = match.index + match[0].length;
    if (ticks !== undefined) {
      const closer = closers(ticks.length, end);
      if (closer === undefined) continue;
      end = closer + ticks.length;
      MARKS.lastIndex = end;
    }
    add('words', from, match.index);
    add(ticks !== undefined ? 'code' : keyword !== undefined ? 'keyword-link' : 'link', match.index, end);
    from = end;
  }
  add('words', from, line.length);
}

// Returns a function that finds the next run of exactly `length` backticks from a position on. Positions must increase,
// so that each run is passed only once per length.
function tickRuns(line: string): (length: number, from: number) => number | undefined {
  const byLength = Map.groupBy(line.matchAll(/`+/g), ([run]) => run.length);
  const passed = new Map<number, number>();
  return (length, from) => {
    const runs = byLength.get(length) ?? [];
    let index = passed.get(length) ?? 0;
    while (index < runs.length && (runs[index]?.index ?? 0) < from) index += 1;
    passed.set(length, index);
    return runs[index]?.index;
  };
}
