import { pointsOf } from '#domain/rankings/points.ts';
import { type CalendarDate, dayOf, daysBefore, daysBetween, startOfDay } from '#domain/shared/date.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';

/** Number of days in a rival week, Monday to Sunday. */
export const DAYS_OF_WEEK = 7;

/**
 * Time after the end of a week until it is settled. Posts of the last minutes are stored by then: a statement ends after
 * at most one minute (`DATABASE_STATEMENT_TIMEOUT_MS`), and a post has few of them.
 */
export const SETTLE_DELAY_MS = 2 * MINUTE_MS;

const A_MONDAY: CalendarDate = '2026-11-16';

/** A rival week: from Monday 00:00 (`from`) to the end of Sunday (`until`, exclusive), by the site's clock. */
export type Week = { readonly monday: CalendarDate; readonly from: Date; readonly until: Date };

/** Returns the rival week that contains an instant. */
export function weekAt(at: Date, zone: string): Week {
  const day = dayOf(at, zone);
  const sinceMonday = ((daysBetween(A_MONDAY, day) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return weekOf(daysBefore(day, sinceMonday), zone);
}

/** Returns the rival week that begins on a Monday. */
export const weekOf = (monday: CalendarDate, zone: string): Week => ({
  monday,
  from: startOfDay(monday, zone),
  until: startOfDay(daysBefore(monday, -DAYS_OF_WEEK), zone),
});

/** A record of the week that improved a player's best, ranked among the other players' bests at its own time. */
export type WeekPost = {
  readonly userId: number;
  readonly boardId: number;
  readonly postedAt: Date;
  readonly rank: number;
  readonly rankBefore: number | null; // Rank of the best that it improved; null for a first result.
  readonly sharers: number; // Players with this rank, including this one.
  readonly players: number; // Including this player.
};

/** The points that a player won on one board this week, with the rank of the last post there. */
export type DuelGain = {
  readonly side: 'own' | 'rival';
  readonly boardId: number;
  readonly gain: number;
  readonly rank: number;
  readonly shared: boolean;
};

/** The points that a player won this week, in total and by day from Monday to Sunday. */
export type DuelSide = { readonly points: number; readonly days: readonly number[] };

/** The score of a rival week. The days of a side, and the gains of a side, add up to its points. */
export type WeekScore = { readonly own: DuelSide; readonly rival: DuelSide; readonly gains: readonly DuelGain[] };

/** Result of a settled week for the player whose row it is. */
export type DuelResult = 'won' | 'lost' | 'level';

/**
 * Returns the score of a rival week. A post wins the points between its rank and the rank of the best that it improved,
 * both at the time of the post, so it never wins less than 0, and nothing that others post later takes points away.
 */
export function scoreWeek(posts: readonly WeekPost[], ownId: number, week: Week, zone: string, referenceMax: number): WeekScore {
  const won = posts.map((post) => ({ ...post, gain: gainOf(post, referenceMax), side: post.userId === ownId ? 'own' : 'rival' }) as const);
  const sideOf = (side: DuelGain['side']): DuelSide => {
    const days = Array.from({ length: DAYS_OF_WEEK }, () => 0);
    for (const { gain, postedAt } of won.filter((post) => post.side === side)) {
      const day = daysBetween(week.monday, dayOf(postedAt, zone));
      days[day] = (days[day] ?? 0) + gain;
    }
    return { points: days.reduce((sum, points) => sum + points, 0), days };
  };
  const byBoard = Map.groupBy(won, ({ side, boardId }) => `${side} ${boardId}`);
  const gains = [...byBoard.values()].flatMap((own): DuelGain[] => {
    const last = own.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || a.rank - b.rank)[0];
    if (!last) return [];
    const gain = own.reduce((sum, post) => sum + post.gain, 0);
    return [{ side: last.side, boardId: last.boardId, gain, rank: last.rank, shared: last.sharers > 1 }];
  });
  return { own: sideOf('own'), rival: sideOf('rival'), gains: gains.sort((a, b) => b.gain - a.gain || a.boardId - b.boardId) };
}

function gainOf({ rank, rankBefore, players }: WeekPost, referenceMax: number): number {
  return pointsOf(rank, players, referenceMax) - (rankBefore === null ? 0 : pointsOf(rankBefore, players, referenceMax));
}

/** Returns the result of a week. A week whose rival left ends level. */
export function resultOf(own: number, rival: number, hasLeft: boolean): DuelResult {
  if (hasLeft || own === rival) return 'level';
  return own > rival ? 'won' : 'lost';
}

const ROPE_EDGE = 8; // per cent; the knot never leaves the rope

/** Returns where the knot of the rope lies, in per cent from the player's end: further right when the player leads. */
export function knotAt(own: number, theirs: number): number {
  if (own + theirs === 0) return 50;
  return Math.min(100 - ROPE_EDGE, Math.max(ROPE_EDGE, Math.round((100 * own) / (own + theirs))));
}
