import { gapClosedSince, type RaceLine } from '#domain/rankings/race/race-line.ts';
import { formatDistance, type ShownKind } from '#domain/records/shown-value.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import type { RaceWords } from './race-words.ts';

/** What the page sends about a race. Its lines are in the table of the card. */
export type RaceTexts = {
  readonly locale: Language;
  readonly kind: ShownKind;
  /** The last day of the chart. */
  readonly today: CalendarDate;
  /** What the first place is called, and its short name. */
  readonly record: string;
  readonly short: string;
  /** Whether the first place is the world record, not that of a filter. */
  readonly isWhole: boolean;
  readonly heads: readonly string[];
  readonly caption: string;
};

/** Returns how far the reader is from the record, and by how much they came closer this year. */
export function ownSentences(lines: readonly RaceLine[], { kind, today, isWhole }: RaceTexts, { race }: RaceWords): string[] {
  const steps = (who: RaceLine['who']) => lines.find((line) => line.who === who)?.steps ?? [];
  const [record, mine] = [steps('record'), steps('mine')];
  const [first, best] = [record.at(-1), mine.at(-1)];
  if (!first || !best) return [race.unplayed];
  const gap = Math.abs(first.value - best.value);
  const year = Number(today.slice(0, 4));
  const closed = gapClosedSince(record, mine, `${year - 1}-12-31`);
  const amount = (value: number) => formatDistance({ kind, value });
  return [
    gap === 0 ? race[isWhole ? 'leading' : 'leadingFiltered'] : fill(race[isWhole ? 'gap' : 'gapFiltered'], { gap: amount(gap) }),
    ...(closed > 0 ? [fill(race.closed, { year, gap: amount(closed) })] : []),
  ];
}
