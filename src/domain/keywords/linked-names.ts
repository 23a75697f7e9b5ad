import { parseKeywordSegment } from './limits.ts';
import { markupRegions } from './markup-regions.ts';

const LINKS = /\[\[([^[\]\n]+)\]\]/g;

/** The link targets (`[[Name]]` or `[[Name|label]]`) of a text without duplicates, in order; code is skipped. */
export function linkedNames(text: string): string[] {
  const written = markupRegions(text).flatMap(({ kind, start, end }) => {
    if (kind === 'keyword-link') return [text.slice(start + 2, end - 2)];
    return kind === 'heading' ? Array.from(text.slice(start, end).matchAll(LINKS), ([, inside = '']) => inside) : [];
  });
  return [...new Set(written.map(nameIn).filter((name) => name !== ''))];
}

// In a table the separator is escaped with a backslash.
const nameIn = (inside: string): string => parseKeywordSegment((inside.split('|')[0] ?? '').replace(/\\$/, '')).trim();
