import { percentile } from '#tests/support/percentile.ts';

/** The result of one request. `started` and `ended` are in ms since the process started. */
export type Answer = {
  readonly kind: string;
  readonly started: number;
  readonly ended: number;
  readonly failure: string | undefined; // unexpected response or error; undefined on success
};

/** The end of the warm-up, and the start and end of the migration, in ms since the process started. */
export type Moments = { readonly warm: number; readonly began: number; readonly ended: number };

export type Waits = { readonly requests: number; readonly medianMs: number; readonly longestMs: number };
export type Failures = { readonly kind: string; readonly failure: string; readonly times: number };

export type Verdict = {
  readonly requests: number;
  readonly failed: readonly Failures[]; // failures during or after the migration
  // Failures before the migration, when the machine is too busy or the build is broken.
  readonly failedBefore: readonly Failures[];
  readonly before: Waits;
  readonly around: Waits; // requests that were in flight during the migration or started soon after it
  readonly after: Waits;
};

const SOON_MS = 3_000;

/** Summarises the requests before, around and after a migration, and ignores the warm-up. */
export function judge(answers: readonly Answer[], { warm, began, ended }: Moments): Verdict {
  const counted = answers.filter(({ started }) => started >= warm);
  const isBefore = (answer: Answer) => answer.ended < began;
  const isAfter = ({ started }: Answer) => started > ended + SOON_MS;
  const before = counted.filter(isBefore);
  const since = counted.filter((answer) => !isBefore(answer));
  return {
    requests: counted.length,
    failed: failuresOf(since),
    failedBefore: failuresOf(before),
    before: waitsOf(before),
    around: waitsOf(since.filter((answer) => !isAfter(answer))),
    after: waitsOf(since.filter(isAfter)),
  };
}

/** Groups identical failures and counts them. */
function failuresOf(answers: readonly Answer[]): Failures[] {
  const failed = answers.flatMap(({ kind, failure }) => (failure === undefined ? [] : { kind, failure }));
  const alike = Map.groupBy(failed, ({ kind, failure }) => `${kind}: ${failure}`);
  return [...alike.values()].flatMap(([first, ...others]) => (first ? { ...first, times: 1 + others.length } : []));
}

function waitsOf(answers: readonly Answer[]): Waits {
  const waits = answers.map(({ started, ended }) => ended - started);
  return { requests: waits.length, medianMs: percentile(waits, 0.5), longestMs: Math.max(0, ...waits) };
}

/**
 * Returns whether a migration is safe on a running site. Requires requests before, around and after it, because a test
 * without traffic proves nothing.
 */
export const isSound = ({ failed, failedBefore, before, around, after }: Verdict): boolean =>
  failed.length === 0 && failedBefore.length === 0 && [before, around, after].every(({ requests }) => requests > 0);
