import { className, rankText, type YearProps } from '#web/features/year/year-parts.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** Returns the four facts on the picture of a year: rank, class, records and world records. Omits what the player lacks. */
export function yearFacts({ catalogue, review, locale }: YearProps): { readonly term: string; readonly value: string }[] {
  const { overall, class: label, records, worldRecords } = messagesOf(locale).year.card;
  const end = review.months.at(-1);
  return [
    ...(end?.rank == null ? [] : [{ term: overall, value: rankText(end.rank, locale) }]),
    ...(end?.rankClass == null ? [] : [{ term: label, value: className(catalogue, end.rankClass, locale) }]),
    { term: records, value: String(review.records) },
    { term: worldRecords, value: String(review.planets.end.worldRecords) },
  ];
}
