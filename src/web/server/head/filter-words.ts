import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';

type Asked = { readonly filter: RankingFilter; readonly isNow: boolean };

/** Appends the active filters to a page title. Omits a year or date filter that shows the current ranking. */
export function titleUnderFilter(title: string, catalogue: Catalogue, { filter, isNow }: Asked, locale: Language): string {
  const words = messagesOf(locale).found.filter;
  const { rule, console, year, at, page } = filter;
  const parts = [
    rule !== undefined && inLanguage(catalogue.rules.get(rule)?.short, locale),
    console !== ALL_CONSOLES && inLanguage(catalogue.recordConsoles.get(console)?.name, locale),
    !isNow && year !== undefined && fill(words.year, { year }),
    !isNow && at !== undefined && formatDate(at),
    page > 1 && fill(words.page, { page }),
  ].filter(Boolean);
  return parts.length === 0 ? title : fill(words.with, { title, filter: parts.join(words.join) });
}
