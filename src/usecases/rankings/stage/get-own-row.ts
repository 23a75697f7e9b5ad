import type { PlayerName } from '#data/queries/accounts/players.ts';
import { findPlacesAround, listPlacesOfPlayer, type PlacesAround, UNFILTERED } from '#data/queries/rankings/places.ts';
import { countPlayersNow } from '#data/queries/rankings/player-counts.ts';
import type { BestsFilter } from '#data/queries/rankings/standings.ts';
import { findKeyAt, findPlaceAt } from '#data/queries/rankings/views.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { windowAt } from '#domain/events/window.ts';
import { boardPoints } from '#domain/rankings/board-points.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { type Goal, goalOf } from '#domain/rankings/goal-place.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';
import { type PlayerStanding, toStanding } from '#usecases/rankings/players/get-standings.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readStageView, type StageRankingError } from './get-stage-ranking.ts';
import { getPointsScale } from './points-scale.ts';
import { ROWS_PER_PAGE } from './rank-board.ts';

/** A place and the result that reaches it. */
export type Entry = { readonly rank: number; readonly rankKey: number };

/** A player's row in a stage ranking, with its page number. */
export type OwnRow = PlayerStanding & {
  readonly position: number; // in the order of the list, from 1
  readonly page: number;
  readonly evidence: PlacesAround['evidence'];
  readonly above: PlayerName | null; // player with the next better place; null in first place
  readonly aboveRank: number | null; // the next better place; null in first place
  readonly below: Entry | null; // the next worse place; null in last place
};

/** A player's next goal, and the points that it adds; null without a record of the player and without points. */
export type OwnGoal = Entry & { readonly share: Goal['share']; readonly gain: number | null };

// A player who is not on the board is shown the largest of these that the board has, or its last place.
const ENTRY_RANKS = [100, 50, 30, 10];

export type OwnView = {
  readonly board: Board;
  readonly zone: string; // the site's time zone
  readonly isOpen: boolean; // whether the player can post and see the effect on this view
  readonly goal: OwnGoal | null; // null above the last goal, and on a past view or where no one can post
  readonly row: OwnRow | null; // null when the player is not on this view
  readonly entry: Entry | null; // for a player without a record on the board; null on an empty or past view and where no one can post
  readonly rankClass: number | null; // current class of the player
  readonly rivals: readonly string[]; // handles of the player's rivals
};

/** Returns one player's row in a stage ranking under a filter. */
export function getOwnRow(deps: Deps, userId: number, stageId: number, query: FilterQuery): Promise<Result<OwnView, StageRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readStageView(snapshot, stageId, query);
    if (!read.ok) return read;
    const { board, asked, counted, now } = read.value;
    const { own, rivals } = await getRivals(snapshot, userId);
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, counted, board.boardId);
    const view = {
      board,
      zone: asked.zone,
      isOpen: counted.before === null && isOpen(board, now),
      rankClass: own?.rankClass ?? null,
      rivals: rivals.map((rival) => rival.handle),
    };
    if (!place) {
      // A player who is not on this view may be on the board with another console.
      const elsewhere = await listPlacesOfPlayer(snapshot.db, userId, UNFILTERED, board.boardId);
      const ways = elsewhere.length > 0 || !view.isOpen ? NO_WAYS : await findWays(snapshot, board, counted);
      return ok({ ...view, row: null, ...ways });
    }

    const { tiesBefore, above, sharersAbove, belowKey, evidence } = await findPlacesAround(snapshot.db, place, counted);
    const scale = await getPointsScale(snapshot, [board], { bests: counted, moment: counted });
    const standing = toStanding(board, place, scale);
    const position = place.rank + tiesBefore;
    const aboveRank = above && place.rank - sharersAbove;
    const below = belowKey === null ? null : { rank: place.rank + place.sharers, rankKey: belowKey };
    const row = { ...standing, position, page: Math.ceil(position / ROWS_PER_PAGE), evidence, above, aboveRank, below };
    const goal = view.isOpen ? await findGoal(snapshot, board, counted, place) : null;
    const points = goal && boardPoints(board, { ...place, rank: goal.rank }, scale);
    const gain = points === null || standing.points === null ? null : points - standing.points;
    return ok({ ...view, row, entry: null, goal: goal && { ...goal, gain } });
  });
}

/** Returns whether players can post to a board. */
const isOpen = ({ retired, event }: Board, now: Date): boolean => !retired && (event === null || windowAt(event, now) === 'open');

const NO_WAYS = { entry: null, goal: null };

/** Returns what a player without a record can reach: one of the first places, and the board's median. */
async function findWays(deps: Deps, board: Board, counted: BestsFilter): Promise<Pick<OwnView, 'entry' | 'goal'>> {
  const { boardId } = board;
  const [view] = await countPlayersNow(deps.db, [{ boardId, console: counted.console }]);
  const players = view?.players ?? 0;
  const rank = ENTRY_RANKS.find((each) => each <= players) ?? players;
  const rankKey = rank === 0 ? null : await findKeyAt(deps.db, { boardId, console: counted.console }, rank - 1);
  const goal = await findGoal(deps, board, counted, { rank: players + 1, players });
  return { entry: rankKey === null ? null : { rank, rankKey }, goal: goal && { ...goal, gain: null } };
}

async function findGoal({ db }: Deps, { boardId }: Board, { console }: BestsFilter, { rank, players }: { rank: number; players: number }) {
  const goal = goalOf(rank, players);
  const found = goal && (await findPlaceAt(db, { boardId, console }, goal.position));
  return found ? { ...found, share: goal.share } : null;
}
