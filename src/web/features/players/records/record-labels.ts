import type { Language } from '#domain/shared/language.ts';
import { isWhole } from '#web/features/players/is-whole.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/** Returns the texts for a record table. */
export function recordLabels(page: PlayerPage, locale: Language) {
  const t = translate(locale, 'players.records');
  const whole = isWhole(page);
  const { phone } = messagesOf(locale).players.records;
  return {
    rank: t('rank'),
    stage: t('stage'),
    value: t('value'),
    gap: whole ? t('gap') : t('gapFiltered'),
    points: t('points'),
    date: t('date'),
    first: whole ? t('wr') : t('best'),
    firstMeaning: whole ? t('wrMeaning') : t('bestMeaning'),
    phone: { gap: whole ? phone.gap : phone.gapFiltered, points: phone.points },
  };
}

export type RecordLabels = ReturnType<typeof recordLabels>;
