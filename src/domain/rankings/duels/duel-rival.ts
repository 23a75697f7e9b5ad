import type { CalendarDate } from '#domain/shared/date.ts';

/** Number of weeks for which settled duels are stored: two years. */
export const DUEL_RETENTION_WEEKS = 104;

/** A rival that a player chose, with the points of both in total 1. */
export type DuelCandidate = {
  readonly userId: number;
  readonly rivalId: number;
  readonly points: number;
  readonly rivalPoints: number;
  readonly chosenAt: Date;
};

/** Returns the rival of a week: of the chosen ones, the closest in points, then the one chosen first. */
export const duelRival = <Candidate extends DuelCandidate>(candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted(
    (a, b) =>
      Math.abs(a.points - a.rivalPoints) - Math.abs(b.points - b.rivalPoints) ||
      a.chosenAt.getTime() - b.chosenAt.getTime() ||
      a.rivalId - b.rivalId,
  )[0];

/** Returns the number under which a week's notification is stored: the Monday as 20261116. */
export const causeOfWeek = (monday: CalendarDate): string => monday.replaceAll('-', '');
