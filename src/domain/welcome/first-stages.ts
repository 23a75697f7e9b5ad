import { type RankClass, rankClassOf } from '#domain/rankings/player/rank-class.ts';
import { pointsOf } from '#domain/rankings/points.ts';

/** Number of stages that are suggested to a new player. */
export const FIRST_STAGES = 3;

/** The boards that are suggested first have this number of players: enough for a race, few enough to get ahead. */
export const FIRST_STAGE_PLAYERS = { fewest: 15, most: 40 } as const;

const FEWEST_PLAYERS = 2; // with one player, the median is the world record

/** A stage board and its number of players. */
export type BoardSize = { readonly boardId: number; readonly stageId: number; readonly seriesId: number; readonly players: number };

/** A stage board with the rank key of its median and the rank that this key has now. */
export type BoardMedian = BoardSize & { readonly medianKey: number; readonly medianRank: number };

/** A suggested stage: the score to aim for, and what it is worth to a player without records. */
export type FirstStage = {
  readonly boardId: number;
  readonly rankKey: number;
  readonly rank: number;
  readonly players: number; // including the new player
  readonly points: number;
  readonly rankClass: RankClass | null;
};

/** Returns the position of the median in a ranking, from 0. With an even number of players, it is the worse of the two. */
export const medianPosition = (players: number): number => Math.floor(players / 2);

/**
 * Returns the boards among which the first stages are chosen: those of the chosen games with 15 to 40 players. Adds the
 * boards nearest to that size, then other games, as long as there are fewer than three stages, but none with fewer than two
 * players. No game means all games.
 */
export function firstStageBoards<Each extends BoardSize>(boards: readonly Each[], games: readonly number[]): Each[] {
  const groups = Map.groupBy(
    boards.filter(({ players }) => players >= FEWEST_PLAYERS).sort((a, b) => priority(a, games) - priority(b, games)),
    (board) => priority(board, games),
  );
  const taken: Each[] = [];
  for (const group of groups.values()) {
    if (new Set(taken.map(({ stageId }) => stageId)).size >= FIRST_STAGES) break;
    taken.push(...group);
  }
  return taken;
}

/**
 * Returns up to three stages on which a median score earns a new player the most points, best first. Boards that
 * `firstStageBoards` would add only for want of others come last. No stage appears twice, and no target is the
 * world record.
 */
export function pickFirstStages(
  boards: readonly BoardMedian[],
  games: readonly number[],
  { referenceMax, boardCount }: { readonly referenceMax: number; readonly boardCount: number },
): FirstStage[] {
  const ordered = firstStageBoards(
    boards.filter(({ medianRank }) => medianRank > 1),
    games,
  )
    .map((board) => ({ board, points: pointsOf(board.medianRank, board.players + 1, referenceMax) }))
    .sort((a, b) => priority(a.board, games) - priority(b.board, games) || b.points - a.points || a.board.boardId - b.board.boardId);
  const best = ordered.filter(({ board }, index) => ordered.findIndex((other) => other.board.stageId === board.stageId) === index);
  return best.slice(0, FIRST_STAGES).map(({ board: { boardId, medianKey, medianRank, players }, points }) => ({
    boardId,
    rankKey: medianKey,
    rank: medianRank,
    players: players + 1,
    points,
    rankClass: rankClassOf(points, boardCount) ?? null,
  }));
}

const OTHER_GAME = 1_000_000_000; // above every distance

/** Returns 0 for a board of the right size in a chosen game. Larger numbers are boards to fall back on. */
function priority({ seriesId, players }: BoardSize, games: readonly number[]): number {
  const { fewest, most } = FIRST_STAGE_PLAYERS;
  const distance = Math.max(fewest - players, players - most, 0);
  return games.length === 0 || games.includes(seriesId) ? distance : OTHER_GAME + distance;
}
