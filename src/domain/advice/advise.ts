import type { Board } from '#domain/catalogue/boards/board.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { draftReaching } from '#domain/records/draft/draft-reaching.ts';
import { readValues } from '#domain/records/draft/read-values.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { type Climb, climbTo, type Effort } from './efforts.ts';
import { scoreStep } from './score-step.ts';

/** A player's position on a board and the players above, up to a maximum number. */
export type Ladder = {
  readonly board: Board;
  readonly players: number;
  // Null when the player has no result on the board.
  readonly own: { readonly rankKey: number; readonly rank: number } | null;
  readonly above: readonly number[]; // Rank keys of the next better players, nearest first, up to a maximum number.
};

/** A result that would win points, with its rank and its distance from the player's best. */
export type Step = {
  readonly board: Board;
  readonly draft: RecordDraft; // The weakest result that reaches the rank.
  readonly rankKey: number; // Rank key of the draft.
  readonly ownKey: number | null;
  readonly ownRank: number | null; // Null when the player has no result on the board.
  readonly rank: number; // Rank that the result would reach.
  readonly gain: number; // Points won on the board, and therefore in every total that includes the board.
  readonly climb: Climb | undefined;
};

/**
 * Returns every result on a ladder that can be posted and would win points, nearest first. A tie with a player above
 * is sufficient to reach that player's rank.
 */
export function stepsUp({ board, players, own, above }: Ladder, referenceMax: number): Step[] {
  const rankBefore = own?.rank ?? players + 1; // Without a result, the player ranks below everyone.
  const playersAfter = own ? players : players + 1;
  const pointsBefore = own ? pointsOf(own.rank, players, referenceMax) : 0;
  const steps = new Map<number, Step>();
  for (const key of new Set(above)) {
    const draft = draftReaching(board, key);
    const read = draft && readValues(board, draft);
    if (!draft || !read?.ok) continue; // Results that cannot be entered in the form are skipped.
    const { rankKey } = read;
    // A cut-off ladder may hide players tied with its last one, so the rank of that tie is unknown.
    const isCut = rankKey <= (above.at(-1) ?? 0) && above.length < rankBefore - 1;
    if (isCut) continue;
    const rank = rankBefore - above.filter((other) => other >= rankKey).length;
    const gain = pointsOf(rank, playersAfter, referenceMax) - pointsBefore;
    const climb = climbTo(board, own?.rankKey ?? null, { rankKey, rank, players: playersAfter });
    if (gain > 0)
      steps.set(rankKey, { board, draft, rankKey, ownKey: own?.rankKey ?? null, ownRank: own?.rank ?? null, rank, gain, climb });
  }
  return [...steps.values()];
}

/** A step with the effort of its bucket and its score. */
export type Advice = Step & { readonly effort: Effort | undefined; readonly weight: number };

/** Maximum number of unplayed boards that are suggested while enough played boards can be improved. */
export const MOST_FIRSTS = 2;

/**
 * Returns the highest-scoring step on each board, best first, up to the limit. First results almost always need the
 * least effort, so at most two are included unless there are too few other steps. Retired boards are excluded.
 */
export function advise(
  ladders: readonly Ladder[],
  { referenceMax, effortOf, most }: { referenceMax: number; effortOf: (climb: Climb) => Effort | undefined; most: number },
): Advice[] {
  const assessed = (step: Step): Advice => {
    const effort = step.climb && effortOf(step.climb);
    return { ...step, effort, weight: scoreStep(step.gain, step.climb, effort) };
  };
  const steps = ladders
    .filter(({ board }) => !board.retired)
    .flatMap((ladder) => stepsUp(ladder, referenceMax).map(assessed).sort(heavier).slice(0, 1))
    .sort(heavier);
  const isFirst = ({ ownKey }: Advice) => ownKey === null;
  const spare = steps.filter(isFirst).slice(MOST_FIRSTS);
  const wanted = steps.filter((step) => !spare.includes(step)).slice(0, most);
  return [...wanted, ...spare.slice(0, most - wanted.length)].sort(heavier);
}

// Sorts equal scores by the nearer rank and then by the older board so that the order is deterministic.
const heavier = (a: Advice, b: Advice) => b.weight - a.weight || b.rank - a.rank || a.board.boardId - b.board.boardId;
