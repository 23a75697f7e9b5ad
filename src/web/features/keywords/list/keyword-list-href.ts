import { formatKeywordFilter, type KeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

export function keywordListHref(locale: Locale, filter: KeywordFilter): string {
  const query = formatKeywordFilter(filter);
  return localePath(locale, query === '' ? '/keyword' : `/keyword?${query}`);
}
