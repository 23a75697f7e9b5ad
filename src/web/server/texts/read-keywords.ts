import 'server-only';
import { cache } from 'react';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { parseKeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { getKeyword, type Keyword } from '#usecases/keywords/get-keyword.ts';
import { getKeywordSurroundings } from '#usecases/keywords/get-keyword-surroundings.ts';
import { type KeywordList, type KeywordSummary, listKeywords, listRuleTexts } from '#usecases/keywords/list-keywords.ts';
import { getKeywordList } from '#usecases/search/get-keyword-list.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { deps } from '#web/server/deps.ts';

export type { Keyword, KeywordList, KeywordSummary };

/** The query string of the keyword list. Keys outside the filter are ignored. */
type KeywordQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the keyword that a URL names, or undefined if it never existed. */
export const readKeyword = cache((segment: string) => getKeyword(deps(), decodeSegment(segment)));

/** Returns the requested page of the keyword list, or undefined when the query is invalid. */
export async function readKeywords(query: KeywordQuery, locale: Language): Promise<KeywordList | undefined> {
  const filter = parseKeywordFilter(query);
  return filter && listKeywords(deps(), filter, locale);
}

/** Returns all keywords as search data. */
export const readKeywordList = () =>
  getKeywordList(
    deps(),
    inEveryLanguage((language) => messagesOf(language).keywords.categories.other),
  );

/** Returns the rule texts in the order of their rules. */
export const readRuleTexts = (): Promise<KeywordSummary[]> => listRuleTexts(deps());

/** Returns the keywords and pages related to a keyword. */
export const readSurroundings = (uniqueId: string) => getKeywordSurroundings(deps(), uniqueId);

/**
 * Returns the current URL of a keyword that was requested under an old name, under its name in another language, or
 * in different case. Returns undefined when the URL is current.
 */
export function presentAddress(keyword: Keyword, segment: string, locale: Language): string | undefined {
  if (keyword.guideOf !== null) return localePath(locale, guideRoute(keyword.guideOf));
  const own = ownText(keyword.texts, locale);
  if (!own || decodeSegment(segment) === formatKeywordSegment(own.name)) return undefined;
  return localePath(locale, keywordRoute(own.name));
}

/**
 * Decodes a path segment, because Next passes it undecoded. Returns an empty string, which matches nothing, for a
 * broken escape sequence.
 */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
