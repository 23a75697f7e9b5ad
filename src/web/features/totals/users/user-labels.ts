import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { lastDayOf } from '#domain/rankings/totals/since.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';

type Labelled = Pick<UserRanking, 'filter' | 'today' | 'boards'>;

/** Returns all texts of the user table, in the page's language. */
export function userLabels(catalogue: Catalogue, { filter, today, boards }: Labelled, locale: Language) {
  const t = translate(locale, 'totals');
  const { pages, totals } = messagesOf(locale);
  return {
    locale,
    boards,
    caption: pages.ranking.title,
    heads: { ...totals.columns.users, posts: t('columns.users.posts', { year: lastDayOf(filter, today).slice(0, 4) }) },
    phone: { points: totals.phone.points, boards: totals.phone.boards },
    share: totals.ranking.share, // Each part of a bar fills in its series and percentage.
    series: Object.fromEntries([...catalogue.series.values()].map(({ id, short }) => [id, inLanguage(short, locale)])), // Short names by id.
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}

export type UserLabels = ReturnType<typeof userLabels>;
