import type { Step } from '#domain/advice/advise.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';

/** Formats the parts of a target: the result, the way between the places, and the distance from the player's best. */
export function stepText({ board, rankKey, ownKey, ownRank, rank }: Step, locale: Language) {
  const t = translate(locale, 'dashboard.target');
  const shown = shownOfRankKey(board, rankKey);
  // More time left is better, so only elapsed times get faster.
  const kind = shown.kind === 'time' && board.metric === 'elapsed' ? 'time' : 'more';
  const gap = ownKey === null ? undefined : formatDistance(gapBetween(board, rankKey, ownKey));
  return {
    value: formatShown(shown),
    way: ownRank === null ? t('firstTo', { after: rank }) : t('fromTo', { before: ownRank, after: rank }),
    better: gap === undefined ? t('begin') : t('better', { kind, gap }),
    step: gap === undefined ? undefined : t('step', { kind, gap }),
  };
}
