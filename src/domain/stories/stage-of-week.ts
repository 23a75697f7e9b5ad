import { type CalendarDate, daysBefore, daysBetween } from '#domain/shared/date.ts';

/** The fewest players that a stage of the week has. */
export const STAGE_OF_WEEK_PLAYERS = 40;

/** Number of weeks in which a stage of the week is not repeated while there are enough other stages. */
export const STAGE_OF_WEEK_REST = 26;

/** The first Monday for which a stage is chosen. */
export const FIRST_WEEK: CalendarDate = '2024-01-01';

/** A stage and the first day on which it had enough players. */
export type PopularStage = { readonly stageId: number; readonly since: CalendarDate };

/** Returns the Monday of the week that a day belongs to. */
export function mondayOf(day: CalendarDate): CalendarDate {
  const sinceMonday = daysBetween(FIRST_WEEK, day) % 7;
  return daysBefore(day, (sinceMonday + 7) % 7);
}

/**
 * Returns the stage of the week that begins on the given Monday. Replays every week since the first one: each Monday
 * takes the popular stage that was chosen longest ago, in a shuffled order among those that were never chosen.
 * A stage whose first popular day moves after a correction can change the stages of later weeks.
 */
export function stageOfWeek(stages: readonly PopularStage[], monday: CalendarDate): number | undefined {
  const weeks = Math.max(0, daysBetween(FIRST_WEEK, monday) / 7);
  const chosenIn = new Map<number, number>();
  let chosen: number | undefined;
  for (let week = 0; week <= weeks; week++) {
    const day = daysBefore(monday, (weeks - week) * 7);
    chosen = stages
      .filter(({ since }) => since < day)
      .map(({ stageId }) => ({ stageId, last: chosenIn.get(stageId) ?? -1 }))
      .sort((a, b) => a.last - b.last || shuffled(a.stageId, week) - shuffled(b.stageId, week) || a.stageId - b.stageId)[0]?.stageId;
    if (chosen !== undefined) chosenIn.set(chosen, week);
  }
  return chosen;
}

/** Returns a number that orders the stages differently in every week, the same on every machine. */
const shuffled = (stageId: number, week: number): number => Math.imul(Math.imul(stageId + 1, 0x9e3779b1) ^ (week + 1), 0x85ebca6b) >>> 0;
