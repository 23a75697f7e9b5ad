import type { Language } from '#domain/shared/language.ts';
import { isWhole } from '#web/features/players/is-whole.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/** Returns the texts for a record table. */
export function recordLabels(page: PlayerPage, locale: Language) {
  const t = translate(locale, 'players.records');
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

export type RecordLabels = ReturnType<typeof recordLabels>;
