import { markupRegions } from '#domain/keywords/markup-regions.ts';
import { createAutomaton, type Match } from './automaton.ts';
import { fold } from './fold.ts';
import type { Term } from './terms.ts';

/** A mention of an entry in a text: the words as written and their position in UTF-16 code units. */
export type Span = { readonly start: number; readonly words: string; readonly uniqueId: string };

export type SpannedText = {
  readonly text: string;
  readonly markup: boolean; // True for Markdown, false for plain text.
  readonly own?: string | undefined; // The entry that the text belongs to. An entry is never linked to itself.
};

const ADDRESS = /\bhttps?:\/\/\S+/g;
// Word characters in scripts that put spaces between words.
const WORD_CHARACTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u;

/**
 * Builds a function that finds mentions of entries in a text. The longest match wins, each entry is linked once, and
 * scripts with spaces match only whole words. Code, links and headings are skipped.
 */
export function createSpanFinder(terms: readonly Term[]): (spanned: SpannedText) => Span[] {
  const find = createAutomaton(terms.map(({ words }) => words));

  return ({ text, markup, own }) => {
    const spans: Span[] = [];
    const seen = new Set(own === undefined ? [] : [own]);
    for (const [from, to] of markup ? wordsOf(text) : plainWords(text)) {
      const piece = fold(text.slice(from, to));
      for (const { pattern, start, end } of longestFirst(find(piece).filter((match) => isWhole(piece, match)))) {
        const uniqueId = terms[pattern]?.uniqueId;
        if (uniqueId === undefined || seen.has(uniqueId)) continue;
        seen.add(uniqueId);
        spans.push({ start: from + start, words: text.slice(from + start, from + end), uniqueId });
      }
    }
    return spans;
  };
}

const wordsOf = (text: string): [number, number][] =>
  markupRegions(text).flatMap(({ kind, start, end }): [number, number][] => (kind === 'words' ? [[start, end]] : []));

function plainWords(text: string): [number, number][] {
  const words: [number, number][] = [];
  let from = 0;
  for (const { index, 0: address } of text.matchAll(ADDRESS)) {
    words.push([from, index]);
    from = index + address.length;
  }
  return [...words, [from, text.length]];
}

function isWhole(text: string, { start, end }: Match): boolean {
  const parts = (left: string | undefined, right: string | undefined) =>
    !WORD_CHARACTER.test(left ?? '') || !WORD_CHARACTER.test(right ?? '');
  return parts(text[start - 1], text[start]) && parts(text[end - 1], text[end]);
}

/** Resolves overlapping matches from left to right. The earliest match wins, and on a tie the longest. */
export function longestFirst(matches: readonly Match[]): Match[] {
  let reached = 0;
  return matches
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      if (start < reached) return false;
      reached = end;
      return true;
    });
}
