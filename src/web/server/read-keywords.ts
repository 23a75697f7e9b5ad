import 'server-only';
import { cache } from 'react';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { parseKeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { getKeyword, type Keyword } from '#usecases/keywords/get-keyword.ts';
import { getKeywordSurroundings } from '#usecases/keywords/get-keyword-surroundings.ts';
import { type KeywordList, type KeywordSummary, listKeywords, listRuleTexts } from '#usecases/keywords/list-keywords.ts';
import { getKeywordList } from '#usecases/search/get-keyword-list.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
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

/** All that search looks among. */
export const readKeywordList = () =>
  getKeywordList(deps(), { en: messagesOf('en').keywords.categories.other, ja: messagesOf('ja').keywords.categories.other });

/** The rule texts, in the order of the rules that they explain. */
export const readRuleTexts = (): Promise<KeywordSummary[]> => listRuleTexts(deps());

/** What stands round an entry. */
export const readSurroundings = (uniqueId: string) => getKeywordSurroundings(deps(), uniqueId);

/**
 * Where an entry stands today when an address named it otherwise (an old name, the other language's, another case);
 * undefined when the address is the one.
 */
export function presentAddress(keyword: Keyword, segment: string, locale: Locale): string | undefined {
  if (keyword.guideOf !== null) return localePath(locale, guideRoute(keyword.guideOf));
  const own = ownText(keyword.texts, locale);
  if (!own || decodeSegment(segment) === formatKeywordSegment(own.name)) return undefined;
  return localePath(locale, keywordRoute(own.name));
}

/** A segment as it was meant: Next hands it over as it stands in the address. A broken escape names nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
