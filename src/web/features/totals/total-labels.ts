import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { formatSum } from '#domain/shared/score.ts';
import { STATS } from '#web/features/totals/cards/stats.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import type { BorderTuple } from './border-row.tsx';

/** Returns all texts of the client-side table, in the page's language. */
export async function totalLabels(catalogue: Catalogue, { total }: TotalRanking, locale: Locale) {
  const t = await getTranslations('totals');
  return {
    locale,
    caption: total.name[locale],
    rank: t('columns.rank'),
    player: t('columns.player'),
    stats: STATS[total.orderBy].map((stat) => t(`columns.${stat}`)),
    newest: t('columns.newest'),
    compare: t('columns.compare'),
    compareOne: messagesOf(locale).totals.compare.one, // Each row fills in the player's name.
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}

export type TotalLabels = Awaited<ReturnType<typeof totalLabels>>;

/** Returns the texts of the reader's own row. */
export async function ownLabels(catalogue: Catalogue, locale: Locale) {
  const t = await getTranslations('totals');
  const { next } = messagesOf(locale).totals.own; // The browser fills in the placeholder.
  return { label: t('own.label'), you: t('own.you'), next, anonymous: t('anonymous'), classes: classNames(catalogue, locale) };
}

/** Converts the borders of a page into the tuples that its table renders. */
export async function borderTuples({ borderLines, classLines }: Pick<TotalRanking, 'borderLines' | 'classLines'>): Promise<BorderTuple[]> {
  const t = await getTranslations('totals');
  return [
    ...borderLines.map(({ above, border }): BorderTuple => [above, t('border', { points: formatSum(border) }), null]),
    ...classLines.map(({ above, points, rankClass }): BorderTuple => [above, t('from', { points: formatSum(points) }), rankClass]),
  ];
}
