import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** A title under a filter: what is filtered stands behind it, so that no two views are called alike. */
export function titleUnderFilter(title: string, catalogue: Catalogue, filter: RankingFilter, locale: Locale): string {
  const words = messagesOf(locale).found.filter;
  const { rule, console, year, at, page } = filter;
  const said = [
    rule !== undefined && catalogue.rules.get(rule)?.short[locale],
    console !== ALL_CONSOLES && catalogue.recordConsoles.get(console)?.name[locale],
    year !== undefined && fill(words.year, { year }),
    at !== undefined && formatDate(at),
    page > 1 && fill(words.page, { page }),
  ].filter(Boolean);
  return said.length === 0 ? title : fill(words.with, { title, filter: said.join(words.join) });
}
