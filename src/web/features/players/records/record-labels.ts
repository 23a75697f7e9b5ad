import { getTranslations } from 'next-intl/server';
import { isWhole } from '#web/features/players/is-whole.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/** Returns the texts of a record table in the page's language. */
export async function recordLabels(page: PlayerPage) {
  const t = await getTranslations('players.records');
  const whole = isWhole(page);
  return {
    rank: t('rank'),
    stage: t('stage'),
    value: t('value'),
    gap: whole ? t('gap') : t('gapFiltered'),
    points: t('points'),
    date: t('date'),
    first: whole ? t('wr') : t('best'),
    firstMeaning: whole ? t('wrMeaning') : t('bestMeaning'),
  };
}

export type RecordLabels = Awaited<ReturnType<typeof recordLabels>>;
