import { playerRoute, totalRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { breadcrumbs, rankingList } from '#web/server/head/json-ld.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';

const FIRST = 10;

/** Returns the JSON-LD of a total: breadcrumbs and, on the first page, the leaders. */
export function totalJsonLd({ total, filter, rows }: Pick<TotalRanking, 'total' | 'filter' | 'rows'>, locale: Language) {
  const name = inLanguage(total.name, locale);
  const crumbs = breadcrumbs(locale, [{ name, path: totalRoute(total.id) }]);
  if (filter.page > 1 || rows.length === 0) return [crumbs];
  const { anonymous } = messagesOf(locale).totals;
  const first = rows.slice(0, FIRST).map((row) => ({ name: row.name ?? anonymous, path: playerRoute(row.handle) }));
  return [crumbs, rankingList(locale, name, first)];
}
