import type { Board } from '#domain/catalogue/board.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { draftReaching } from '#domain/records/draft-reaching.ts';
import { readValues } from '#domain/records/read-values.ts';
import type { RecordDraft } from '#domain/records/record-draft.ts';
import { type Climb, climbTo, type Effort } from './efforts.ts';
import { scoreStep } from './score-step.ts';

/** Where a player stands on a board, and whom they see above them. */
export type Ladder = {
  readonly board: Board;
  readonly players: number;
  readonly own: { readonly rankKey: number; readonly rank: number } | null; // null: not played
  readonly above: readonly number[]; // keys of the next better players, the nearest first; at most so many
};

/** A result that would win points, and how far it is away. */
export type Step = {
  readonly board: Board;
  readonly draft: RecordDraft; // the weakest that is good enough
  readonly rankKey: number; // of the draft
  readonly ownKey: number | null;
  readonly rank: number; // that it gives
  readonly gain: number; // points on the board, and so in every total that sums them
  readonly climb: Climb | undefined;
};

/** Every step up a ladder that can be typed and wins points, the nearest first: level with somebody above is enough for their rank. */
export function stepsUp({ board, players, own, above }: Ladder, referenceMax: number): Step[] {
  const rankBefore = own?.rank ?? players + 1; // all players are better than a result that is not there
  const playersAfter = own ? players : players + 1;
  const pointsBefore = own ? pointsOf(own.rank, players, referenceMax) : 0;
  const steps = new Map<number, Step>();
  for (const key of new Set(above)) {
    const draft = draftReaching(board, key);
    const read = draft && readValues(board, draft);
    if (!draft || !read?.ok) continue; // what cannot be typed is no advice
    const { rankKey } = read;
    // A ladder that was cut off may have more players level with its last: their rank is not known.
    const isCut = rankKey <= (above.at(-1) ?? 0) && above.length < rankBefore - 1;
    if (isCut) continue;
    const rank = rankBefore - above.filter((other) => other >= rankKey).length;
    const gain = pointsOf(rank, playersAfter, referenceMax) - pointsBefore;
    const climb = climbTo(board, own?.rankKey ?? null, { rankKey, rank, players: playersAfter });
    if (gain > 0) steps.set(rankKey, { board, draft, rankKey, ownKey: own?.rankKey ?? null, rank, gain, climb });
  }
  return [...steps.values()];
}

export type Advice = Step & { readonly effort: Effort | undefined; readonly weight: number };

const MOST_FIRSTS = 2; // while there is something of one's own to improve

/**
 * Of every board the step that is worth most, and of these the best, so many: what to improve next. A first result is almost always the
 * cheapest, so no more than two are such, unless there is nothing else. Retired boards are none of it.
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

// Of equal ones the nearer place, then the older board: the same question is always answered alike.
const heavier = (a: Advice, b: Advice) => b.weight - a.weight || b.rank - a.rank || a.board.boardId - b.board.boardId;
