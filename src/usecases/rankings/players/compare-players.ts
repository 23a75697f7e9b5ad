import { listPlayers, type PlayerName } from '#data/queries/accounts/players.ts';
import { listPlacesOfPlayers, type PlayerPlace } from '#data/queries/rankings/places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import type { PointsScale } from '#domain/rankings/board-points.ts';
import { type DuelWinner, duelWinner } from '#domain/rankings/duels/duel.ts';
import { type DuelPart, duelsOfPart, findDuelPart } from '#domain/rankings/duels/duel-part.ts';
import { type DuelSums, sumDuels } from '#domain/rankings/duels/duel-sums.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { playStyle, type StyleAxis } from '#domain/rankings/player/play-style.ts';
import { playedBoards } from '#domain/rankings/player/played-boards.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getGrands } from '#usecases/players/get-grands.ts';
import { getPlanetStats } from '#usecases/players/get-planet-stats.ts';
import { getTotalsOf, type TotalLine } from '#usecases/players/get-totals-of.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { type AskedFilter, readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type PlayerStanding, toStanding } from './get-standings.ts';

export type Duel = {
  readonly board: Board;
  readonly a: PlayerStanding | null; // null when the player has no record on this board
  readonly b: PlayerStanding | null;
  readonly winner: DuelWinner;
};

export type Opponent = PlayerName & {
  readonly closed: boolean;
  readonly rankClass: number | null; // class in the unfiltered total 1
  readonly grand: TotalLine | undefined; // line in total 1 under the filter
  readonly medals: number; // number of first, second and third places
  readonly style: readonly StyleAxis[];
  readonly planet: PlanetStats | undefined; // as it is now, regardless of the filter
};

export type Comparison = AskedFilter & {
  readonly a: Opponent;
  readonly b: Opponent;
  readonly duels: readonly Duel[]; // every board that either player has played, in the catalogue's order
  readonly part: DuelPart; // the boards that the page lists
  readonly all: DuelSums;
  readonly both: DuelSums; // sums over the boards that both players have played
  readonly bySeries: readonly (DuelSums & { readonly seriesId: number })[]; // sums by series, in the order of `duels`
};

/**
 * Compares two players board by board under a filter and adds up the results. Omits retired boards. A scope, a series and
 * a page in the query only select which boards the page lists.
 */
export async function comparePlayers(
  deps: Deps,
  handleA: string,
  handleB: string,
  query: FilterQuery,
): Promise<Result<Comparison, 'unknown-player' | 'same-player' | 'bad-filter'>> {
  if (handleA === handleB) return err('same-player');
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const players = await listPlayers(snapshot.db, [handleA, handleB], snapshot.siteZone);
    const [a, b] = [handleA, handleB].map((handle) => players.find((player) => player.handle === handle));
    if (!a || !b) return err('unknown-player');
    const read = await readFilter(snapshot, query, { rules: [], consoles: [...catalogue.recordConsoles.keys()] });
    if (!read.ok) return read;
    const { asked, counted } = read.value;

    const { lines, scale: known } = await getTotalsOf(snapshot, [a, b], counted);
    const places = await listPlacesOfPlayers(snapshot.db, [a.userId, b.userId], counted);
    const [placesA, placesB] = [placesOf(places, a.userId), placesOf(places, b.userId)];
    const boards = playedBoards(catalogue, counted.console, (boardId) => placesA.has(boardId) || placesB.has(boardId));
    const scale = known ?? (await getPointsScale(snapshot, boards, { bests: counted, moment: counted }));
    const duels = boards.map((board) => pairUp(board, placesA, placesB, scale));
    const part = findDuelPart(catalogue, duels, { boards: query.boards, series: query.series, page: asked.filter.page });
    if (!part.ok) return part;
    const planets = await getPlanetStats(snapshot, [handleA, handleB]);
    const [grandA, grandB] = await getGrands(snapshot, [a, b], read.value);
    const opponent = (player: typeof a, side: 'a' | 'b', rankClass: number | null): Opponent => {
      const { userId, handle, name, closed } = player;
      const standings = duels.flatMap((duel) => duel[side] ?? []);
      const medals = countMedals(standings).reduce((sum, count) => sum + count);
      const grand = lines.get(userId)?.find(({ totalId }) => totalId === GRAND_TOTAL);
      const style = playStyle(catalogue, counted.year, standings);
      return { userId, handle, name, closed, rankClass, grand, medals, style, planet: planets.get(handle) };
    };
    const bySeries = Map.groupBy(duels, (duel) => listedSeries(duel.board));
    return ok({
      ...asked,
      a: opponent(a, 'a', grandA?.rankClass ?? null),
      b: opponent(b, 'b', grandB?.rankClass ?? null),
      duels,
      part: part.value,
      all: sumDuels(duels),
      both: sumDuels(duelsOfPart(duels, { scope: 'both', seriesId: undefined })),
      bySeries: [...bySeries].map(([seriesId, own]) => ({ seriesId, ...sumDuels(own) })),
    });
  });
}

type PlacesByBoard = ReadonlyMap<number, PlayerPlace>;
const placesOf = (places: readonly PlayerPlace[], userId: number): PlacesByBoard =>
  new Map(places.filter((place) => place.userId === userId).map((place) => [place.boardId, place]));

function pairUp(board: Board, placesA: PlacesByBoard, placesB: PlacesByBoard, scale: PointsScale): Duel {
  const [a, b] = [placesA.get(board.boardId), placesB.get(board.boardId)];
  return {
    board,
    a: a ? toStanding(board, a, scale) : null,
    b: b ? toStanding(board, b, scale) : null,
    winner: duelWinner(board, a?.rankKey ?? null, b?.rankKey ?? null),
  };
}
