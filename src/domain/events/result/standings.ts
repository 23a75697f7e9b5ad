import { holdersOf } from '#domain/events/plan/area.ts';
import type { EventField } from '#domain/events/plan/event-field.ts';
import { eventPointsOf } from '#domain/rankings/points.ts';
import { assignRanks, compareRanked, type Place, placeOrdered } from '#domain/rankings/ranks.ts';

/** A record that counts in an event. */
export type EventPost = {
  readonly recordId: string;
  readonly userId: number;
  readonly boardId: number;
  readonly rankKey: number;
  readonly postedAt: Date;
};

export type EventPlace = EventPost & { readonly rank: number; readonly shared: boolean; readonly points: number };

export type EventPlayer = {
  readonly userId: number;
  readonly teamId: number | null;
  readonly rank: number;
  readonly shared: boolean;
  readonly points: number;
  readonly boards: number; // Number of boards that the player has played.
  readonly newestAt: Date; // Time of the newest counted record.
};

export type EventTeam = {
  readonly teamId: number;
  readonly rank: number;
  readonly shared: boolean;
  readonly points: number;
  readonly players: number; // Number of members with a counted record.
};

export type EventCell = { readonly boardId: number; readonly points: ReadonlyMap<number, number>; readonly holders: readonly number[] };

export type EventStandings = {
  readonly largest: number; // Number of players on the event's largest board, from which points are computed.
  readonly places: readonly EventPlace[]; // Places by board in the event's order, then by rank.
  readonly players: readonly EventPlayer[];
  readonly teams: readonly EventTeam[];
  readonly cells: readonly EventCell[]; // Cells in the order of the grid.
};

/** Each player's best post on each board, by board id and player id. */
export type Bests = ReadonlyMap<number, ReadonlyMap<number, EventPost>>;

/** Returns each player's best post on each board. The posts may be in any order. */
export function bestsOfPosts(posts: Iterable<EventPost>): Map<number, Map<number, EventPost>> {
  const bests = new Map<number, Map<number, EventPost>>();
  for (const post of posts) addPost(bests, post);
  return bests;
}

/** Adds a post to the personal bests. Returns whether it is a new one. */
export function addPost(bests: Map<number, Map<number, EventPost>>, post: EventPost): boolean {
  const board = bests.get(post.boardId) ?? new Map<number, EventPost>();
  bests.set(post.boardId, board);
  const best = board.get(post.userId);
  if (best && compareRanked(best, post) <= 0) return false;
  board.set(post.userId, post);
  return true;
}

/** Each board's best posts in ranking order, by board id. */
export type BoardRanks = ReadonlyMap<number, readonly (EventPost & Place)[]>;

/** Computes all rankings of an event from its players' best posts (domain.md §3, §4). */
export const standingsOf = (field: EventField, bests: Bests): EventStandings =>
  standingsOfRanks(field, new Map([...bests].map(([boardId, rows]) => [boardId, assignRanks([...rows.values()])])));

/** Computes all rankings of an event from boards that are already ranked. */
export function standingsOfRanks(field: EventField, ranks: BoardRanks): EventStandings {
  const largest = Math.max(0, ...field.boards.map((boardId) => ranks.get(boardId)?.length ?? 0));
  const places = field.boards.flatMap((boardId) =>
    (ranks.get(boardId) ?? []).map((place) => ({ ...place, points: eventPointsOf(place.rank, largest) })),
  );
  return { largest, places, players: rankPlayers(field, places), teams: rankTeams(field, places), cells: cellsOf(field, places) };
}

function rankPlayers({ teamOf }: EventField, places: readonly EventPlace[]): EventPlayer[] {
  const sums = [...Map.groupBy(places, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    teamId: teamOf.get(userId) ?? null,
    points: own.reduce((sum, { points }) => sum + points, 0),
    boards: own.length,
    newestAt: own.reduce((newest, { postedAt }) => (postedAt > newest ? postedAt : newest), new Date(0)),
  }));
  // Players with equal points share a rank. The player who reached them earlier is listed first.
  sums.sort((a, b) => b.points - a.points || a.newestAt.getTime() - b.newestAt.getTime() || a.userId - b.userId);
  return placeOrdered(sums, (a, b) => a.points === b.points);
}

function rankTeams({ teams, teamOf }: EventField, places: readonly EventPlace[]): EventTeam[] {
  const sums = new Map(teams.map((teamId) => [teamId, { teamId, points: 0, members: new Set<number>() }]));
  for (const { userId, points } of places) {
    const sum = sums.get(teamOf.get(userId) ?? -1);
    if (!sum) continue;
    sum.points += points;
    sum.members.add(userId);
  }
  return placeOrdered(
    [...sums.values()]
      .map(({ teamId, points, members }) => ({ teamId, points, players: members.size }))
      .sort((a, b) => b.points - a.points || a.teamId - b.teamId),
    (a, b) => a.points === b.points,
  );
}

function cellsOf({ area, teamOf }: EventField, places: readonly EventPlace[]): EventCell[] {
  if (!area) return [];
  const onBoard = Map.groupBy(places, ({ boardId }) => boardId);
  return area.cells.flatMap((cell) => {
    if (!cell) return [];
    const points = new Map<number, number>();
    for (const place of onBoard.get(cell.boardId) ?? []) {
      const teamId = teamOf.get(place.userId);
      if (teamId !== undefined) points.set(teamId, (points.get(teamId) ?? 0) + place.points);
    }
    return [{ boardId: cell.boardId, points, holders: holdersOf(points) }];
  });
}
