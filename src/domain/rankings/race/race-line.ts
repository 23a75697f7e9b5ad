import type { CalendarDate } from '#domain/shared/date.ts';

/** The player who set a record. */
export type RaceHolder = { readonly handle: string; readonly name: string };

/** A new best and the day on which it was posted. `value` is the displayed number: points, or milliseconds. */
export type RaceStep = {
  readonly day: CalendarDate;
  readonly value: number;
  readonly holder?: RaceHolder | undefined; // on the record's line
  readonly rank?: number | undefined; // place that the best reached on its day, where it is known
};

/** Whose bests a line of the race shows. */
export type RaceWho = 'record' | 'rival' | 'mine';

/** A best over time: steps in order of time, at most one a day. `handle` is the player's, or empty for the record. */
export type RaceLine = RaceHolder & { readonly who: RaceWho; readonly steps: readonly RaceStep[] };

/** Keeps the last step of each day, which is the best that stood at the end of the day. */
export const dailySteps = (steps: readonly RaceStep[]): RaceStep[] => steps.filter(({ day }, index) => steps[index + 1]?.day !== day);

/** Returns the best that stood at the end of a day, or undefined before the first. */
export const bestOn = (steps: readonly RaceStep[], day: CalendarDate): RaceStep | undefined => steps.findLast((step) => step.day <= day);

/** Returns the day of the newest best of all lines, or undefined without any. */
export const newestDay = (lines: readonly RaceLine[]): CalendarDate | undefined =>
  lines
    .flatMap(({ steps }) => steps.at(-1)?.day ?? [])
    .toSorted()
    .at(-1);

/** Returns by how much a player's gap to the record shrank since the end of a day: 0 if it did not, or without a best then. */
export function gapClosedSince(record: readonly RaceStep[], own: readonly RaceStep[], day: CalendarDate): number {
  const gap = (first: RaceStep | undefined, best: RaceStep | undefined) => first && best && Math.abs(first.value - best.value);
  const [then, now] = [gap(bestOn(record, day), bestOn(own, day)), gap(record.at(-1), own.at(-1))];
  return then === undefined || now === undefined ? 0 : Math.max(0, then - now);
}
