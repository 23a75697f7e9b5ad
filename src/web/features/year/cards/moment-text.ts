import { gapBetween } from '#domain/records/rank-key.ts';
import { formatDistance } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { joinSentences } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import type { YearReview } from '#web/server/account/read-year.ts';

type RecordMoment = Exclude<NonNullable<YearReview['moment']>, { readonly kind: 'class-up' }>;

/** Returns what made a record the moment of a year: whom it beat and for how long it stood, or the size of its field. */
export function momentText(moment: RecordMoment, userId: number, isOwn: boolean, locale: Language): string {
  const t = translate(locale, 'year.moment');
  const { board, rankKey, players, reign } = moment;
  if (!reign) return t('among', { players });
  const own = String(isOwn);
  const standing = t(reign.isBeaten ? 'stood' : 'stands', { own, days: reign.days });
  const { previous } = reign;
  if (!previous) return joinSentences(locale, t('firstEver'), standing);
  const gap = gapBetween(board, rankKey, previous.rankKey);
  const words = { gap: formatDistance(gap), days: previous.days };
  const direction = gap.kind === 'time' ? 'better' : 'more';
  if (previous.userId === userId) return joinSentences(locale, t(`beatenOwn.${direction}`, { ...words, own }), standing);
  if (previous.name === null) return joinSentences(locale, t(`beatenAnonymous.${direction}`, words), standing);
  return joinSentences(locale, t(`beaten.${direction}`, { ...words, name: previous.name }), standing);
}
