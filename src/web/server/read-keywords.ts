import 'server-only';
import { cache } from 'react';
import { parseKeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { getKeyword, type Keyword } from '#usecases/keywords/get-keyword.ts';
import { type KeywordList, type KeywordSummary, listKeywords, listRuleTexts } from '#usecases/keywords/list-keywords.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { deps } from './deps.ts';

export type { Keyword, KeywordList, KeywordSummary };

/** An address's query; what is not named in the filter is not looked at. */
type KeywordQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The entry that an address names; undefined when there never was one. */
export const readKeyword = cache((segment: string) => getKeyword(deps(), decodeSegment(segment)));

/** The page of the encyclopedia that an address asks for; undefined when its query means nothing. */
export async function readKeywords(query: KeywordQuery, locale: Locale): Promise<KeywordList | undefined> {
  const filter = parseKeywordFilter(query);
  return filter && listKeywords(deps(), filter, locale);
}

/** The rule texts, in the order of the rules that they explain. */
export const readRuleTexts = (): Promise<KeywordSummary[]> => listRuleTexts(deps());

// Next hands over a segment as it stands in the address; a broken escape names nothing.
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
