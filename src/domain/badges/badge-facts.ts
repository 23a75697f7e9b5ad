import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Stamp } from '#domain/events/result/stamps.ts';
import { heldPlaces } from '#domain/rankings/player/held-places.ts';
import { STYLE_RULES } from '#domain/rankings/player/play-style.ts';
import { type CalendarDate, daysBetween } from '#domain/shared/date.ts';

/** The figures of a player that badges depend on. */
export type BadgeFacts = {
  readonly worldRecords: number; // that stand today, shared ones included
  readonly longestDays: number; // age of the oldest standing world record
  readonly medals: number; // first, second and third places
  readonly boards: number; // boards with a countable record
  readonly nightBoards: number; // of them, with the night rule
  readonly stages: number;
  readonly games: number; // of the four, with a countable record
  readonly runs: number; // story speedruns
  readonly eventsJoined: number;
  readonly eventsWon: number;
  readonly guides: number; // written by the player
  readonly monthsActive: number; // months with a countable post
  readonly daysSinceFirst: number; // since the first countable post
};

type Standing = {
  readonly board: Pick<Board, 'kind' | 'refId' | 'seriesId' | 'ruleId'>;
  readonly rank: number;
  readonly shared: boolean;
  readonly postedAt: Date;
};

/** What is known of a player at `day`: standings over all consoles, stamps, posts per day (oldest first) and guides. */
export type BadgeSource = {
  readonly standings: readonly Standing[];
  readonly stamps: readonly Pick<Stamp, 'place'>[];
  readonly days: readonly { readonly day: CalendarDate }[];
  readonly guides: number;
  readonly day: CalendarDate;
  readonly zone: string;
};

const FIRST_GAME = 1;
const LAST_GAME = 4;
const isNight = (ruleId: number) => (STYLE_RULES.night as readonly number[]).includes(ruleId);

/** Returns the figures on which a player's badges depend. */
export function badgeFactsOf({ standings, stamps, days, guides, day, zone }: BadgeSource): BadgeFacts {
  const { held } = heldPlaces(standings, day, zone);
  const stages = new Map(standings.flatMap(({ board }) => (board.kind === 'stage' ? [[board.refId, board.seriesId] as const] : [])));
  const games = new Set([...stages.values()].filter((seriesId) => seriesId >= FIRST_GAME && seriesId <= LAST_GAME));
  const first = days[0]?.day;
  return {
    worldRecords: held.length,
    longestDays: held[0]?.days ?? 0,
    medals: standings.filter(({ rank }) => rank <= 3).length,
    boards: standings.length,
    nightBoards: standings.filter(({ board }) => board.kind === 'stage' && isNight(board.ruleId)).length,
    stages: stages.size,
    games: games.size,
    runs: standings.filter(({ board }) => board.kind === 'speedrun').length,
    eventsJoined: stamps.length,
    eventsWon: stamps.filter(({ place }) => place?.rank === 1).length,
    guides,
    monthsActive: new Set(days.map((posts) => posts.day.slice(0, 7))).size,
    daysSinceFirst: first === undefined ? 0 : Math.max(0, daysBetween(first, day)),
  };
}
