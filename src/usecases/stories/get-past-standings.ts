import { listSteps } from '#data/queries/rankings/steps.ts';
import { GRAND_TOTAL, normalBoards, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import { placeOrdered } from '#domain/rankings/ranks.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { replayTotal } from '#domain/rankings/totals/replay-total.ts';
import { dayOf, daysBefore } from '#domain/shared/date.ts';
import { CLIMBER_DAYS, CLIMBER_STEP_DAYS } from '#domain/stories/climber.ts';
import { FEED_DAYS } from '#domain/stories/week-feed.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from '#usecases/rankings/totals/remember-past.ts';

/** The player ranking at the end of a day: every player's points and rank in total 1, best first. */
export type PastStanding = {
  readonly day: string;
  readonly lines: readonly { readonly userId: number; readonly rank: number; readonly points: number }[];
};

export type PastStandings = {
  readonly month: readonly PastStanding[]; // From 28 days ago to 4 days ago, oldest first.
  readonly weekClasses: ReadonlyMap<number, number>; // Rank classes before the seven days of the feed, by user id.
};

/** Returns the player ranking of the last four weeks, replayed in one pass and remembered until the next midnight. */
export async function getPastStandings(deps: Deps, now: Date): Promise<PastStandings> {
  const today = dayOf(now, deps.siteZone);
  const steps = Array.from({ length: CLIMBER_DAYS / CLIMBER_STEP_DAYS }, (_, index) => CLIMBER_DAYS - index * CLIMBER_STEP_DAYS);
  const days = [...steps, FEED_DAYS].sort((a, b) => b - a).map((ago) => daysBefore(today, ago));
  const stops = days.map((at) => countedAt({ console: ALL_CONSOLES, at }, now, deps.siteZone));
  const last = stops.at(-1)?.before ?? now;
  return rememberPast(deps, last, 'player ranking of four weeks', async () => {
    const catalogue = await deps.catalogue();
    const normal = normalBoards(catalogue);
    const counted = stops.map(({ year, ...moment }) => ({ ...moment, boards: totalBoards(catalogue, GRAND_TOTAL, year) }));
    const boardIds = new Set([...normal, ...counted.flatMap(({ boards }) => boards)].map(({ boardId }) => boardId));
    const history = await listSteps(deps.db, [...boardIds], last);
    const standings = [...replayTotal(history, normal, counted)].map((sums, index) => {
      const rows = [...sums].map(([userId, points]) => ({ userId, points })).sort((a, b) => b.points - a.points);
      return { day: days[index] ?? today, lines: placeOrdered(rows, (a, b) => a.points === b.points) };
    });
    const week = standings.findIndex(({ day }) => day === daysBefore(today, FEED_DAYS));
    return {
      month: standings.filter(({ day }) => steps.some((ago) => daysBefore(today, ago) === day)),
      weekClasses: playerClasses(standings[week]?.lines ?? [], counted[week]?.boards.length ?? 0),
    };
  });
}
