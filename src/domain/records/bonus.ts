import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Stage } from '#domain/catalogue/rows.ts';
import { shownOfRankKey } from './rank-key.ts';
import type { ShownValue } from './shown-value.ts';

type StageNumbers = Pick<Stage, 'id' | 'treasure' | 'startCreatures'>;

const CHALLENGE_RULE = 41;
// Points that game 3 awards per second left, except on the stages below (domain.md §4).
const POINTS_A_SECOND = 30;
const TEN_POINTS_A_SECOND: readonly number[] = [321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 336, 337, 339];

/**
 * Returns the bonus part of a score: signed points in game 2, the time left in game 3 and under rule 41, else
 * undefined.
 */
export function bonusOf(board: Board, stage: StageNumbers, rankKey: number): ShownValue | undefined {
  const { kind, value: score } = shownOfRankKey(board, rankKey);
  if (board.kind !== 'stage' || kind !== 'points' || stage.treasure === null) return undefined;
  const overTreasure = score - stage.treasure;

  if (board.seriesId === 2) {
    if (stage.startCreatures === null) return undefined;
    return { kind: 'margin', value: score - 10 * (stage.treasure + stage.startCreatures) };
  }
  if (board.seriesId === 3) return timeLeft(overTreasure / (TEN_POINTS_A_SECOND.includes(stage.id) ? 10 : POINTS_A_SECOND));
  return board.ruleId === CHALLENGE_RULE ? timeLeft(overTreasure) : undefined;
}

// A negative value means that the run left treasure behind, in which case the time left is unknown.
const timeLeft = (seconds: number): ShownValue | undefined =>
  seconds < 0 ? undefined : { kind: 'time', value: Math.round(seconds) * 1_000 };
