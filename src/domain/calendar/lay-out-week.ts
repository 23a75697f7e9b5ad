import { type CalendarDate, daysBetween } from '#domain/shared/date.ts';
import type { Days } from './event-days.ts';
import { overlap } from './event-days.ts';

/** The part of a span that is drawn in one week. `column` counts from 0 (Monday) and `lane` from 0 (top). */
export type Bar<Span> = {
  readonly span: Span;
  readonly column: number;
  readonly length: number;
  readonly lane: number;
  readonly startedBefore: boolean; // The span started in an earlier week.
  readonly goesOn: boolean; // The span continues in a later week.
};

/**
 * Arranges the bars in one week without overlaps. Spans that start earlier are on top, and longer ones come first on a
 * tie.
 */
export function layOutWeek<Span extends Days>(week: readonly CalendarDate[], spans: readonly Span[]): Bar<Span>[] {
  const [monday, sunday] = [week[0] ?? '', week.at(-1) ?? ''];
  const lastOfLane: number[] = [];
  return spans
    .filter((span) => overlap(span, { from: monday, to: sunday }))
    .sort((a, b) => compare(a.from, b.from) || compare(b.to, a.to))
    .map((span) => {
      const startedBefore = span.from < monday;
      const goesOn = span.to > sunday;
      const column = startedBefore ? 0 : daysBetween(monday, span.from);
      const last = goesOn ? week.length - 1 : daysBetween(monday, span.to);
      const free = lastOfLane.findIndex((taken) => taken < column);
      const lane = free === -1 ? lastOfLane.length : free;
      lastOfLane[lane] = last;
      return { span, column, length: last - column + 1, lane, startedBefore, goesOn };
    });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
