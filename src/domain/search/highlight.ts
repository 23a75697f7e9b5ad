import { normalise } from './normalise.ts';

export type Part = { readonly text: string; readonly isHit: boolean };

const SIGNS = /['!^$|="]/g; // search operators

/**
 * Splits a text into matching and other parts. Kana and Latin spellings match each other, and fuzzy matches are
 * ignored.
 */
export function markHits(text: string, query: string): Part[] {
  const terms = normalise(query).replaceAll(SIGNS, ' ').split(/\s+/).filter(Boolean);
  const sound = normalise(text);
  // lengths[i] is the normalised length of the first i characters. Normalising makes kana longer and long vowels
  // shorter.
  const lengths = Array.from({ length: text.length + 1 }, (_, end) => normalise(text.slice(0, end)).length);
  const marked = new Set<number>();
  for (const term of terms) {
    const from = sound.indexOf(term);
    if (from < 0) continue;
    for (let at = 0; at < text.length; at++) if ((lengths[at + 1] ?? 0) > from && (lengths[at] ?? 0) < from + term.length) marked.add(at);
  }
  return group(text, marked);
}

function group(text: string, marked: ReadonlySet<number>): Part[] {
  const parts: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    const isHit = marked.has(at);
    if (last?.isHit === isHit) last.text += text[at];
    else parts.push({ text: text[at] ?? '', isHit });
  }
  return parts;
}
