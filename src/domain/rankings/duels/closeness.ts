import type { Board } from '#domain/catalogue/boards/board.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';

type Side = { readonly rankKey: number };
type Duel = { readonly board: Board; readonly a: Side | null; readonly b: Side | null };

/**
 * Returns the difference between two results as a share of the larger one, which makes points and times of all boards
 * comparable. Returns Infinity when one of the players has no result.
 */
export function gapShare({ board, a, b }: Duel): number {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const gap = Math.abs(gapBetween(board, a.rankKey, b.rankKey).value);
  const largest = Math.max(...[a, b].map(({ rankKey }) => Math.abs(shownOfRankKey(board, rankKey).value)));
  return gap === 0 ? 0 : gap / largest;
}

/** Orders duels by `gapShare`, smallest first. Equal ones keep their order. */
export const closestFirst = <Row extends Duel>(duels: readonly Row[]): Row[] =>
  duels
    .map((duel) => ({ duel, share: gapShare(duel) }))
    .sort((one, other) => (one.share === other.share ? 0 : one.share - other.share))
    .map(({ duel }) => duel);

type Place = { readonly rank: number; readonly players: number };

/**
 * Returns the boards that only player b has played, at most `most`, starting with those where b has the worst place among
 * all players: there, a passes b most easily.
 */
export function easiestFor<Row extends { readonly a: unknown; readonly b: Place | null }>(duels: readonly Row[], most: number): Row[] {
  const placeShare = ({ b }: Row) => (b ? b.rank / b.players : 0);
  return duels
    .filter(({ a, b }) => a === null && b !== null)
    .sort((one, other) => placeShare(other) - placeShare(one))
    .slice(0, most);
}
