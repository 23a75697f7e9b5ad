import { listPlacesOfPlayer, type PlayerPlace } from '#data/queries/places.ts';
import { listPlayerNames, type PlayerName } from '#data/queries/players.ts';
import { readClock } from '#data/queries/server.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { type DuelWinner, duelWinner } from '#domain/rankings/duel.ts';
import { ALL_CONSOLES, type FilterQuery, momentOf, parseFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { dayOf } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type PlayerStanding, toStanding } from './get-standings.ts';
import { getPointsScale } from './points-scale.ts';
import type { View } from './view.ts';

export type Duel = {
  readonly board: Board;
  readonly a: PlayerStanding | null; // null: not played
  readonly b: PlayerStanding | null;
  readonly winner: DuelWinner;
};

/** Sums over boards, from the first player's side; boards that are no win for anybody are in none of the three counts. */
export type DuelSums = {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly a: PlayerSums;
  readonly b: PlayerSums;
};
export type PlayerSums = { readonly boards: number; readonly score: number; readonly points: number };

export type Comparison = {
  readonly filter: RankingFilter;
  readonly zone: string; // the site's, in which dates are written
  readonly thisYear: number;
  readonly a: PlayerName;
  readonly b: PlayerName;
  readonly duels: readonly Duel[]; // every board that either has played, in the catalogue's order
  readonly all: DuelSums;
  readonly bySeries: readonly (DuelSums & { readonly seriesId: number })[]; // in the order of the duels
};

/** Two players board by board under a filter: who is ahead where, and by how much in all. Retired boards are left out. */
export async function comparePlayers(
  deps: Deps,
  userA: number,
  userB: number,
  query: FilterQuery,
): Promise<Result<Comparison, 'unknown-player' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const { db, siteZone: zone } = snapshot;
    const names = await listPlayerNames(db, [userA, userB]);
    const [a, b] = [names.get(userA), names.get(userB)];
    if (!a || !b) return err('unknown-player');

    const now = await readClock(db);
    const today = dayOf(now, zone);
    const consoles = [...catalogue.recordConsoles.keys()].filter((console) => console !== ALL_CONSOLES);
    const parsed = parseFilter(query, { rules: [], consoles, today });
    if (!parsed.ok) return parsed;
    const filter = parsed.value;
    const moment = momentOf(filter, now, zone);
    const view: View = { bests: { console: filter.console, before: moment.before }, moment, now };
    const placesA = await listPlacesOfPlayer(db, userA, view.bests);
    const placesB = await listPlacesOfPlayer(db, userB, view.bests);
    const duels = await pairUp(snapshot, view, byBoard(placesA), byBoard(placesB));
    const bySeries = Map.groupBy(duels, (duel) => duel.board.seriesId);
    return ok({
      filter,
      zone,
      thisYear: Number(today.slice(0, 4)),
      a,
      b,
      duels,
      all: sumDuels(duels),
      bySeries: [...bySeries].map(([seriesId, own]) => ({ seriesId, ...sumDuels(own) })),
    });
  });
}

type PlacesByBoard = ReadonlyMap<number, PlayerPlace>;
const byBoard = (places: readonly PlayerPlace[]): PlacesByBoard => new Map(places.map((place) => [place.boardId, place]));

async function pairUp(deps: Deps, view: View, placesA: PlacesByBoard, placesB: PlacesByBoard): Promise<Duel[]> {
  const { boards } = await deps.catalogue();
  const played = [...boards.values()].filter(({ boardId, kind, retired }) => {
    // The consoles of speedruns are another list: the same number there is another machine.
    const isAsked = view.bests.console === ALL_CONSOLES || kind !== 'speedrun';
    return isAsked && !retired && (placesA.has(boardId) || placesB.has(boardId));
  });
  const scale = await getPointsScale(deps, played, view);
  return played.map((board) => {
    const [a, b] = [placesA.get(board.boardId), placesB.get(board.boardId)];
    return {
      board,
      a: a ? toStanding(board, a, scale) : null,
      b: b ? toStanding(board, b, scale) : null,
      winner: duelWinner(board, a?.rankKey ?? null, b?.rankKey ?? null),
    };
  });
}

function sumDuels(duels: readonly Duel[]): DuelSums {
  const count = (winner: DuelWinner) => duels.filter((duel) => duel.winner === winner).length;
  return { wins: count('a'), losses: count('b'), draws: count('draw'), a: sumOf(duels, 'a'), b: sumOf(duels, 'b') };
}

function sumOf(duels: readonly Duel[], side: 'a' | 'b'): PlayerSums {
  const standings = duels.flatMap((duel) => duel[side] ?? []);
  return {
    boards: standings.length,
    score: standings.reduce((sum, { board, rankKey }) => sum + worthOfRankKey(board, rankKey), 0),
    points: standings.reduce((sum, { points }) => sum + (points ?? 0), 0),
  };
}
