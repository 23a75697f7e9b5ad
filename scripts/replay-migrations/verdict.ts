import { percentile } from '#tests/support/percentile.ts';

/** What became of one request; times in ms since the process began. */
export type Answer = {
  readonly kind: string;
  readonly started: number;
  readonly ended: number;
  readonly failure: string | undefined; // what it said instead of what was meant
};

/** When the traffic had warmed the site, and when the migration began and ended. */
export type Moments = { readonly warm: number; readonly began: number; readonly ended: number };

export type Waits = { readonly asked: number; readonly medianMs: number; readonly longestMs: number };
export type Failures = { readonly kind: string; readonly failure: string; readonly times: number };

export type Verdict = {
  readonly asked: number;
  readonly failed: readonly Failures[]; // while the migration ran or after it
  readonly failedBefore: readonly Failures[]; // not by its fault: the machine is too busy to prove anything, or the build is broken
  readonly before: Waits;
  readonly around: Waits; // under way while it ran, or begun soon after
  readonly after: Waits;
};

const SOON_MS = 3_000;

/** How visitors fared before, during and after a migration. What they met while the site warmed up is left out. */
export function judge(answers: readonly Answer[], { warm, began, ended }: Moments): Verdict {
  const counted = answers.filter(({ started }) => started >= warm);
  const isBefore = (answer: Answer) => answer.ended < began;
  const isAfter = ({ started }: Answer) => started > ended + SOON_MS;
  const before = counted.filter(isBefore);
  const since = counted.filter((answer) => !isBefore(answer));
  return {
    asked: counted.length,
    failed: failuresOf(since),
    failedBefore: failuresOf(before),
    before: waitsOf(before),
    around: waitsOf(since.filter((answer) => !isAfter(answer))),
    after: waitsOf(since.filter(isAfter)),
  };
}

/** Failures that are alike are told once. */
function failuresOf(answers: readonly Answer[]): Failures[] {
  const failed = answers.flatMap(({ kind, failure }) => (failure === undefined ? [] : { kind, failure }));
  const alike = Map.groupBy(failed, ({ kind, failure }) => `${kind}: ${failure}`);
  return [...alike.values()].flatMap(([first, ...others]) => (first ? { ...first, times: 1 + others.length } : []));
}

function waitsOf(answers: readonly Answer[]): Waits {
  const waits = answers.map(({ started, ended }) => ended - started);
  return { asked: waits.length, medianMs: percentile(waits, 0.5), longestMs: Math.max(0, ...waits) };
}

/** Whether a migration may be given to a site that serves. Silence proves nothing: there must have been visitors all the time. */
export const isSound = ({ failed, failedBefore, before, around, after }: Verdict): boolean =>
  failed.length === 0 && failedBefore.length === 0 && [before, around, after].every(({ asked }) => asked > 0);
