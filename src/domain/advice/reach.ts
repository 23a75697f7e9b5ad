import type { Step } from './advise.ts';
import { type Climb, type Effort, relativeGap } from './efforts.ts';
import { likelihoodOf } from './score-step.ts';

/** The first class to which a world record is offered as a target: B3. Below it, a player is a beginner. */
export const FIRST_CLASS_FOR_RECORDS = 6;
/** Number of players from which a class is compared with itself alone. */
export const ENOUGH_PEERS = 5;

/**
 * Returns the classes that count as the player's own: the class itself, with the classes below it while they have too
 * few players. Master is a class of one, and the best player would otherwise have nothing in reach.
 */
export function peerClasses(rankClass: number, sizes: ReadonlyMap<number, number>): number[] {
  const classes: number[] = [];
  let players = 0;
  for (let each = rankClass; each >= 0 && players < ENOUGH_PEERS; each -= 1) {
    classes.push(each);
    players += sizes.get(each) ?? 0;
  }
  return classes;
}

/** The player's class, and the best rank key that the players of this class have reached on a board. */
export type Reach = {
  readonly rankClass: number; // Class 0 stands for players without a class.
  readonly bestOfClass: (boardId: number) => number | undefined;
};

/** A step with the effort of its bucket and the likelihood of success, greater than 0. */
export type Target = Step & { readonly effort: Effort | undefined; readonly likelihood: number };

/**
 * Returns whether a step may be offered: a result that somebody of the player's class has reached, and never the world
 * record to a beginner.
 */
export function isInReach({ board, rank, rankKey }: Step, { rankClass, bestOfClass }: Reach): boolean {
  if (rank === 1 && rankClass < FIRST_CLASS_FOR_RECORDS) return false;
  const best = bestOfClass(board.boardId);
  return best !== undefined && best <= rankKey;
}

/** Adds the effort of its bucket to each step. */
export const toTargets = (steps: readonly Step[], effortOf: (climb: Climb) => Effort | undefined): Target[] =>
  steps.map((step) => {
    const effort = step.climb && effortOf(step.climb);
    return { ...step, effort, likelihood: likelihoodOf(step.climb, effort) };
  });

/**
 * Returns the nearest target on each board, up to the limit: the smallest relative gap to a better rank, divided by how
 * often players of the class closed it. Unplayed boards come last, most points for the least effort first.
 */
export function nearestTargets(targets: readonly Target[], most: number): Target[] {
  const played = targets.filter(({ ownKey }) => ownKey !== null).sort(nearer);
  const unplayed = targets.filter(({ ownKey }) => ownKey === null).sort(heavier);
  return onePerBoard([...played, ...unplayed]).slice(0, most);
}

/** Returns the nearest world records in reach, at most one per board. */
export const recordTargets = (targets: readonly Target[], most: number): Target[] =>
  onePerBoard(targets.filter(({ rank, ownKey }) => rank === 1 && ownKey !== null).sort(nearer)).slice(0, most);

function onePerBoard(targets: readonly Target[]): Target[] {
  const boards = new Set<number>();
  return targets.filter(({ board: { boardId } }) => !boards.has(boardId) && boards.add(boardId));
}

/** Returns the difficulty of improving a result: the relative gap divided by the likelihood of closing it. */
export const difficultyOf = ({ board, ownKey, rankKey, likelihood }: Target): number =>
  (ownKey === null ? 1 : relativeGap(board, ownKey, rankKey)) / likelihood;

// Ties are sorted by points and then by board so that the order is deterministic.
const nearer = (a: Target, b: Target) => difficultyOf(a) - difficultyOf(b) || b.gain - a.gain || a.board.boardId - b.board.boardId;
const heavier = (a: Target, b: Target) =>
  b.gain * b.likelihood - a.gain * a.likelihood || b.rank - a.rank || a.board.boardId - b.board.boardId;
