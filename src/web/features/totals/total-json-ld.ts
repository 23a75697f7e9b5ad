import { playerRoute, totalRoute } from '#domain/catalogue/routes.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { breadcrumbs, rankingList } from '#web/server/json-ld.ts';
import type { TotalRanking } from '#web/server/read-rankings.ts';

const FIRST = 10;

/** The way to a total, and on its first page who leads it. */
export function totalJsonLd({ total, filter, rows }: Pick<TotalRanking, 'total' | 'filter' | 'rows'>, locale: Locale) {
  const name = total.name[locale];
  const way = breadcrumbs(locale, [{ name, path: totalRoute(total.id) }]);
  if (filter.page > 1 || rows.length === 0) return [way];
  const { anonymous } = messagesOf(locale).totals;
  const first = rows.slice(0, FIRST).map((row) => ({ name: row.name ?? anonymous, path: playerRoute(row.handle) }));
  return [way, rankingList(locale, name, first)];
}
