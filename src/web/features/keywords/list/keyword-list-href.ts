import { formatKeywordFilter, type KeywordFilter } from '#domain/keywords/keyword-filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

export function keywordListHref(locale: Language, filter: KeywordFilter): string {
  const query = formatKeywordFilter(filter);
  return localePath(locale, query === '' ? '/keyword' : `/keyword?${query}`);
}
