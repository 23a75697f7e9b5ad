import { type CalendarDate, daysBefore, daysBetween } from '#domain/shared/date.ts';
import type { RaceLine, RaceStep } from './race-line.ts';

/** How many calendar years the chart of a race shows unless the reader chooses another period. */
export const RACE_YEARS = 5;
const FEWEST_DAYS = 28; // A shorter period is widened, so that its steps lie apart.

export const RACE_PERIODS = ['all', 'recent', 'mine'] as const;
/** The whole history, the last years, or the time since the reader's first best. */
export type RacePeriod = (typeof RACE_PERIODS)[number];

/** The days that a chart shows, both included. */
export type RaceWindow = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Returns the days that a chart shows in a period. Without a best of the reader, 'mine' is the same as 'recent'. */
export function raceWindow(lines: readonly RaceLine[], period: RacePeriod, today: CalendarDate): RaceWindow {
  const steps = lines.filter(({ who }) => period !== 'mine' || who === 'mine').flatMap((line) => line.steps);
  const first = steps.map(({ day }) => day).toSorted()[0];
  const from = period === 'recent' || first === undefined ? `${Number(today.slice(0, 4)) - RACE_YEARS + 1}-01-01` : first;
  return { from: daysBetween(from, today) < FEWEST_DAYS ? daysBefore(today, FEWEST_DAYS) : from, to: today };
}

/**
 * Returns the steps of a line in a window. A best that stood when the window starts is its first step, on the day before
 * which nothing is shown.
 */
export function stepsWithin(steps: readonly RaceStep[], { from, to }: RaceWindow): RaceStep[] {
  const before = steps.findLast(({ day }) => day < from);
  const within = steps.filter(({ day }) => day >= from && day <= to);
  return before && within[0]?.day !== from ? [{ ...before, day: from }, ...within] : within;
}

/** Returns the days at which the readout changes, in order: both ends of the window and each step in it. */
export function stopsOf(lines: readonly RaceLine[], window: RaceWindow): CalendarDate[] {
  const days = lines.flatMap(({ steps }) => stepsWithin(steps, window).map(({ day }) => day));
  return [...new Set([window.from, ...days, window.to])].toSorted();
}
