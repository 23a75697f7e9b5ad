import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { NO_VALUES, type RecordValues } from '#domain/records/draft/record-values.ts';

const SWITCH = 4; // Id of the console that always has the adjusted edition.

/** Returns plausible values for a run. A `quality` of 1 is the best possible result, and 0 is a failed first try. */
export function demoValues(catalogue: Catalogue, board: Board, console: number, quality: number): RecordValues {
  switch (board.metric) {
    case 'points':
      return { ...NO_VALUES, ...demoScore(catalogue, board, console, quality) };
    case 'cavePoints':
      return {
        ...NO_VALUES,
        creatures: 20 + Math.round(40 * quality),
        treasure: Math.round(stageTreasure(catalogue, board, 1200) * (0.6 + 0.4 * quality)),
        timeMs: wholeSeconds((board.timeLimitS ?? 1800) * (0.97 - 0.45 * quality)),
      };
    case 'collectAllTime':
    case 'countdown':
      return { ...NO_VALUES, timeMs: wholeSeconds((board.timeLimitS ?? 600) * (0.98 - 0.5 * quality)) };
    case 'timeLeft':
      return { ...NO_VALUES, timeMs: wholeSeconds(20 + 380 * quality) };
    case 'battleMargin':
      return { ...NO_VALUES, ownPoints: Math.round(20 + 90 * quality), computerPoints: Math.round(45 - 40 * quality) };
    case 'elapsed':
      return { ...NO_VALUES, timeMs: elapsedMs(board, quality) };
  }
}

function demoScore(catalogue: Catalogue, board: Board, console: number, quality: number): Pick<RecordValues, 'score' | 'originalScore'> {
  const best = Math.min(99_000, bestScore(catalogue, board));
  const worst = best * (stageOf(catalogue, board)?.borders ? 0.93 : 0.6);
  const step = best > 5000 ? 10 : 1; // Large scores end in 0, so that ties are as common as in the real games.
  const score = Math.max(step, Math.round((worst + (best - worst) * quality) / step) * step);
  if (board.regionAdjustment === null) return { score, originalScore: null };
  return { score, originalScore: score - (console === SWITCH ? board.regionAdjustment : 0) };
}

function bestScore(catalogue: Catalogue, board: Board): number {
  const stage = stageOf(catalogue, board);
  const highestBorder = stage?.borders?.at(-1);
  if (highestBorder !== undefined) return highestBorder * 1.002;
  const treasure = stageTreasure(catalogue, board, 3000 + (board.refId % 17) * 400);
  const limit = stage?.timeLimit ?? 600;
  if (board.seriesId === 3) return treasure + limit * 15;
  return board.seriesId === 4 ? treasure + limit * 0.7 : treasure * 1.5;
}

function elapsedMs(board: Board, quality: number): number {
  const longRun = board.kind === 'speedrun' ? 5400 + (board.refId % 7) * 1500 : 90 + (board.refId % 13) * 25;
  const seconds = longRun * (1.6 - 0.7 * quality);
  return board.takesFractions ? Math.round(seconds * 100) * 10 : wholeSeconds(seconds);
}

const stageOf = (catalogue: Catalogue, board: Board) => (board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined);
const stageTreasure = (catalogue: Catalogue, board: Board, otherwise: number) => stageOf(catalogue, board)?.treasure ?? otherwise;
const wholeSeconds = (seconds: number) => Math.max(1, Math.round(seconds)) * 1000;
