import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { lastDayOf } from '#domain/rankings/totals/since.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';

/** Returns all texts of the client-side user table, in the page's language. */
export async function userLabels(catalogue: Catalogue, { filter, today, boards }: UserRanking, locale: Locale) {
  const t = await getTranslations('totals');
  return {
    locale,
    boards,
    caption: messagesOf(locale).pages.ranking.title,
    rank: t('columns.rank'),
    player: t('columns.player'),
    points: t('columns.points'),
    toNext: t('columns.toNext'),
    shares: t('columns.shares'),
    played: t('columns.boards'),
    posts: t('columns.posts', { year: lastDayOf(filter, today).slice(0, 4) }),
    lastPost: t('columns.lastPost'),
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}

export type UserLabels = Awaited<ReturnType<typeof userLabels>>;
