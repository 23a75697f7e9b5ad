import type { PlayerName } from '#data/queries/accounts/players.ts';
import { findPlacesAround, listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import { countPlayersNow } from '#data/queries/rankings/player-counts.ts';
import type { BestsFilter } from '#data/queries/rankings/standings.ts';
import { findKeyAt } from '#data/queries/rankings/views.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { windowAt } from '#domain/events/window.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
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
  readonly page: number;
  readonly above: PlayerName | null; // player with the next better place; null in first place
  readonly aboveRank: number | null; // the next better place; null in first place
  readonly below: Entry | null; // the next worse place; null in last place
};

// A player who is not on the board is shown the largest of these that the board has, or its last place.
const ENTRY_RANKS = [100, 50, 30, 10];

export type OwnView = {
  readonly board: Board;
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
    const { board, counted, now } = read.value;
    const { own, rivals } = await getRivals(snapshot, userId);
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, counted, board.boardId);
    const view = {
      board,
      rankClass: own?.rankClass ?? null,
      rivals: rivals.map((rival) => rival.handle),
    };
    if (!place) {
      // A player who is not on this view may be on the board with another console.
      const elsewhere = await listPlacesOfPlayer(snapshot.db, userId, UNFILTERED, board.boardId);
      return ok({
        ...view,
        row: null,
        entry: elsewhere.length > 0 || !isOpen(board, now) ? null : await findEntry(snapshot, board, counted),
      });
    }

    const { tiesBefore, above, sharersAbove, belowKey } = await findPlacesAround(snapshot.db, place, counted);
    const standing = toStanding(board, place, await getPointsScale(snapshot, [board], { bests: counted, moment: counted }));
    const page = Math.ceil((place.rank + tiesBefore) / ROWS_PER_PAGE);
    const aboveRank = above && place.rank - sharersAbove;
    const below = belowKey === null ? null : { rank: place.rank + place.sharers, rankKey: belowKey };
    return ok({ ...view, row: { ...standing, page, above, aboveRank, below }, entry: null });
  });
}

/** Returns whether players can post to a board. */
const isOpen = ({ retired, event }: Board, now: Date): boolean => !retired && (event === null || windowAt(event, now) === 'open');

async function findEntry({ db }: Deps, { boardId }: Board, { console, before }: BestsFilter): Promise<Entry | null> {
  if (before !== null) return null;
  const [view] = await countPlayersNow(db, [{ boardId, console }]);
  const players = view?.players ?? 0;
  const rank = ENTRY_RANKS.find((each) => each <= players) ?? players;
  const rankKey = rank === 0 ? null : await findKeyAt(db, { boardId, console }, rank - 1);
  return rankKey === null ? null : { rank, rankKey };
}
