import { MOST_FIRSTS } from './advise.ts';
import type { Target } from './reach.ts';

/** Number of stages on the road to the next class. */
export const ROAD_STAGES = 3;

/** Three stages on the way to the next class, largest gain first. */
export type Road = {
  readonly steps: readonly Target[];
  readonly sum: number; // Sum of the gains.
  readonly missing: number; // Points to the border.
  readonly passes: boolean; // Whether the sum reaches the border.
};

/**
 * Returns the three most likely gains on different boards that together pass the border. Where no three do, returns the
 * three that win the most for the least effort. Returns undefined without targets.
 */
export function roadTo(targets: readonly Target[], missing: number): Road | undefined {
  const likely = pick(targets, missing);
  const largest = firstOnEachBoard(targets.toSorted((a, b) => b.gain - a.gain || a.board.boardId - b.board.boardId));
  const worthwhile = firstOnEachBoard(targets.toSorted((a, b) => b.gain * b.likelihood - a.gain * a.likelihood || order(a, b)));
  const steps = [likely, largest].find((some) => sumOf(some) >= missing) ?? worthwhile;
  if (steps.length === 0) return undefined;
  const sum = sumOf(steps);
  return { steps: steps.toSorted((a, b) => b.gain - a.gain || order(a, b)), sum, missing, passes: sum >= missing };
}

/** Picks the most likely step that wins at least an even share of what is still missing, three times. */
function pick(targets: readonly Target[], missing: number): Target[] {
  const picked: Target[] = [];
  for (let left = ROAD_STAGES; left > 0; left -= 1) {
    const share = Math.max(1, Math.ceil((missing - sumOf(picked)) / left));
    const open = targets.filter(({ gain, board }) => gain >= share && picked.every((other) => other.board.boardId !== board.boardId));
    const isFull = picked.filter(({ ownKey }) => ownKey === null).length >= MOST_FIRSTS;
    const played = open.filter(({ ownKey }) => ownKey !== null);
    const next = (isFull && played.length > 0 ? played : open).reduce<Target | undefined>(
      (best, each) => (best === undefined || likelier(each, best) < 0 ? each : best),
      undefined,
    );
    if (next) picked.push(next);
  }
  return picked;
}

function firstOnEachBoard(sorted: readonly Target[]): Target[] {
  const boards = new Set<number>();
  return sorted.filter(({ board: { boardId } }) => !boards.has(boardId) && boards.add(boardId)).slice(0, ROAD_STAGES);
}

const sumOf = (steps: readonly Target[]) => steps.reduce((sum, { gain }) => sum + gain, 0);
const order = (a: Target, b: Target) => a.board.boardId - b.board.boardId;
const likelier = (a: Target, b: Target) => b.likelihood - a.likelihood || b.gain - a.gain || order(a, b);
