import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatSum } from '#domain/shared/score.ts';
import { STATS } from '#web/features/totals/cards/stats.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import type { Border } from './border-row.tsx';

/** Returns all texts of the table, in the page's language. */
export function totalLabels(catalogue: Catalogue, ranking: Pick<TotalRanking, 'total' | 'columns'>, locale: Language) {
  const { total, columns: strip } = ranking;
  const { anonymous, columns, compare, heads } = messagesOf(locale).totals;
  return {
    locale,
    caption: inLanguage(total.name, locale),
    heads: columns.total,
    strip: `${columns.total.rank}: ${heads[strip[0]?.kind ?? 'board']}`,
    stats: STATS[total.orderBy],
    compareOne: compare.one, // Each row fills in the player's name.
    anonymous,
    classes: classNames(catalogue, locale),
  };
}

export type TotalLabels = ReturnType<typeof totalLabels>;

/** Returns the texts for the reader's own row. */
export function ownLabels(catalogue: Catalogue, locale: Language) {
  const { own, anonymous } = messagesOf(locale).totals;
  return { ...own, anonymous, classes: classNames(catalogue, locale) }; // The browser fills in the placeholder of `next`.
}

/** Returns the borders on a page with their texts. */
export function bordersOf({ borderLines, classLines }: Pick<TotalRanking, 'borderLines' | 'classLines'>, locale: Language): Border[] {
  const t = translate(locale, 'totals');
  return [
    ...borderLines.map(({ above, border }) => ({ above, text: t('border', { points: formatSum(border) }), rankClass: null })),
    ...classLines.map(({ above, points, rankClass }) => ({ above, text: t('from', { points: formatSum(points) }), rankClass })),
  ];
}
