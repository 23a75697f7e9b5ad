import { getTranslations } from 'next-intl/server';
import { classNames } from '#domain/catalogue/class-names.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatSum } from '#domain/shared/score.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { TotalRanking } from '#web/server/read-rankings.ts';
import type { BorderTuple } from './border-row.tsx';
import { STATS } from './stats.ts';

/** Every word that the client's table says, in the page's language. */
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
    compareOne: messagesOf(locale).totals.compare.one, // each row fills it in
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}

export type TotalLabels = Awaited<ReturnType<typeof totalLabels>>;

/** What the reader's own line says. */
export async function ownLabels(catalogue: Catalogue, locale: Locale) {
  const t = await getTranslations('totals');
  const { next } = messagesOf(locale).totals.own; // filled in by the browser
  return { label: t('own.label'), you: t('own.you'), next, anonymous: t('anonymous'), classes: classNames(catalogue, locale) };
}

/** The borders of a page as its table draws them. */
export async function borderTuples({ borderLines, classLines }: Pick<TotalRanking, 'borderLines' | 'classLines'>): Promise<BorderTuple[]> {
  const t = await getTranslations('totals');
  return [
    ...borderLines.map(({ above, border }): BorderTuple => [above, t('border', { points: formatSum(border) }), null]),
    ...classLines.map(({ above, points, rankClass }): BorderTuple => [above, t('from', { points: formatSum(points) }), rankClass]),
  ];
}
