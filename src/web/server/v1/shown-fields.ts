import 'server-only';
import { describeBoard, describeValue } from '#domain/api/describe-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { RankingFilter } from '#domain/rankings/filter.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import type { PlayerStanding } from '#usecases/rankings/players/get-standings.ts';

/** Returns the fields that identify a player. */
export const personOf = ({ handle, name }: { readonly handle: string; readonly name: string | null }) => ({ userId: handle, name });

/** Returns the filter of a ranking as its answer repeats it. */
export const askedOf = ({ console, year, at }: RankingFilter) => ({ console, year: year ?? null, at: at ?? null });

/** Returns a player's place on a board. */
export const standingOf = ({ board, rank, shared, players, points, rankKey, recordId, postedAt }: PlayerStanding) => ({
  ...{ rank, shared, players, points, ...describeValue(board, rankKey), recordId, postedAt },
});

/** Returns a player's place on a board, the board, and the differences to better places. */
export const boardStandingOf = (catalogue: Catalogue, standing: PlayerStanding) => {
  const { board, rankKey, aboveKey, firstKey } = standing;
  return {
    board: describeBoard(catalogue, board),
    ...standingOf(standing),
    toAbove: aboveKey === null ? null : gapBetween(board, rankKey, aboveKey).value,
    toRecord: gapBetween(board, rankKey, firstKey).value,
  };
};
