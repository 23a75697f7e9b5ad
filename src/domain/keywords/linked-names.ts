import { parseKeywordSegment } from './limits.ts';
import { markupRegions } from './markup-regions.ts';

const LINKS = /\[\[([^[\]\n]+)\]\]/g;

/** The names that a text links to by `[[Name]]` or `[[Name|label]]`, each once, in the order of the text; what stands in code is none. */
export function linkedNames(text: string): string[] {
  const written = markupRegions(text).flatMap(({ kind, start, end }) => {
    if (kind === 'keyword-link') return [text.slice(start + 2, end - 2)];
    return kind === 'heading' ? Array.from(text.slice(start, end).matchAll(LINKS), ([, inside = '']) => inside) : [];
  });
  return [...new Set(written.map(nameIn).filter((name) => name !== ''))];
}

// In a table the line that divides is written with a backslash.
const nameIn = (inside: string): string => parseKeywordSegment((inside.split('|')[0] ?? '').replace(/\\$/, '')).trim();
