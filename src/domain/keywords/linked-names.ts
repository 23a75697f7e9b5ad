import { parseKeywordSegment } from './limits.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LINK = /\[\[([^[\]|\n]{1,512})(?:\|[^[\]\n]{0,512})?\]\]/g;

/** The names that a text links to with `[[Name]]` or `[[Name|label]]`, each once, in the order of the text; code links to nothing. */
export function linkedNames(text: string): string[] {
  const prose = withoutCode(withoutFences(text));
  const names = [...prose.matchAll(LINK)].map(([, name = '']) => parseKeywordSegment(name).trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

function withoutFences(text: string): string {
  let open: string | undefined;
  const kept = text.split('\n').filter((line) => {
    const fence = FENCE.exec(line)?.[1];
    if (open === undefined) {
      open = fence;
      return fence === undefined;
    }
    if (fence?.startsWith(open) && line.trim() === fence) open = undefined;
    return false;
  });
  return kept.join('\n');
}

// Each run of backticks ends at the next run that is as long; one look at every run, so that a text of nothing else costs no more.
function withoutCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ index, length }));
  const closing = new Map<number, number[]>();
  for (const { index, length } of runs.toReversed()) {
    const list = closing.get(length) ?? [];
    list.push(index);
    closing.set(length, list);
  }
  let kept = '';
  let end = 0;
  for (const { index, length } of runs) {
    const later = closing.get(length) ?? [];
    later.pop(); // itself
    if (index < end) continue;
    const close = later.at(-1);
    if (close === undefined) continue;
    kept += text.slice(end, index);
    end = close + length;
  }
  return kept + text.slice(end);
}
