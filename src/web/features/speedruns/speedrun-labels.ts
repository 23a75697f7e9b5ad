import { getTranslations } from 'next-intl/server';
import { classNames } from '#domain/catalogue/class-names.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { fractionDigits } from '#domain/shared/duration.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { SpeedrunRanking } from '#web/server/read-speedrun-ranking.ts';

/** Whom and what the lists of a speedrun's page name, and how finely they write times; only over all consoles is the first place the world's. */
export async function speedrunLabels(catalogue: Catalogue, ranking: SpeedrunRanking, locale: Locale) {
  const { filter, board, rows, firstPlaces, splits } = ranking;
  const t = await getTranslations('speedruns');
  const isWhole = filter.console === ALL_CONSOLES || board.consoles.length === 1;
  return {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
    record: isWhole ? t('record') : t('best'),
    recordMeaning: isWhole ? t('recordMeaning') : t('bestMeaning'),
    digits: fractionDigits(
      [...rows, ...firstPlaces].map(({ rankKey }) => rankKey).concat([...splits.values()].flatMap((run) => run.map(({ atMs }) => atMs))),
    ),
    gap: isWhole ? t('toRecord') : t('toBest'),
  };
}

export type SpeedrunLabels = Awaited<ReturnType<typeof speedrunLabels>>;
