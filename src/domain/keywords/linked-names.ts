import { parseKeywordSegment } from './limits.ts';
import { markupRegions } from './markup-regions.ts';

const LINKS = /\[\[([^[\]\n]+)\]\]/g;

/**
 * Returns the link targets (`[[Name]]` or `[[Name|label]]`) in a text, in order without duplicates. Code is skipped.
 */
export function linkedNames(text: string): string[] {
  const written = markupRegions(text).flatMap(({ kind, start, end }) => {
    if (kind === 'keyword-link') return [text.slice(start + 2, end - 2)];
    return kind === 'heading' ? Array.from(text.slice(start, end).matchAll(LINKS), ([, inside = '']) => inside) : [];
  });
  return [...new Set(written.map(nameIn).filter((name) => name !== ''))];
}

// Inside a table, a backslash escapes the separator between name and label.
const nameIn = (inside: string): string => parseKeywordSegment((inside.split('|')[0] ?? '').replace(/\\$/, '')).trim();
