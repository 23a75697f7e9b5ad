import 'server-only';
import { cache } from 'react';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { getKeyword, type Keyword } from '#usecases/keywords/get-keyword.ts';
import { type KeywordSummary, listKeywordSummaries } from '#usecases/keywords/list-keyword-summaries.ts';
import { deps } from './deps.ts';

export type { Keyword, KeywordSummary };

/** The entry that an address names; undefined when there never was one. */
export const readKeyword = cache((segment: string) => getKeyword(deps(), decodeSegment(segment)));

/** Every entry but rule texts, in the order of its reading. */
export const readKeywords = async (): Promise<KeywordSummary[]> =>
  (await listKeywordSummaries(deps())).filter(({ category }) => category !== RULE_CATEGORY);

/** The rule texts, in the order of the rules that they explain. */
export const readRuleTexts = async (): Promise<KeywordSummary[]> =>
  (await listKeywordSummaries(deps()))
    .filter(({ category }) => category === RULE_CATEGORY)
    .sort((a, b) => (a.ruleIds[0] ?? 0) - (b.ruleIds[0] ?? 0));

// Next hands over a segment as it stands in the address; a broken escape names nothing.
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
