import type { RecordState } from '#domain/records/states.ts';

/** What an appeal came to: the author was right and the record stands again, or the decline is kept. */
export const APPEAL_OUTCOMES = ['upheld', 'kept'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** User-perceived characters of an appeal, a report or an answer. */
export const FAIRNESS_TEXT_LIMIT = 500;

type Version = { readonly revisionId: string; readonly state: RecordState };

/**
 * The version with which a record was declined, of all its versions, oldest first; undefined when it is not declined now.
 * A decline that was taken back is over: the next one is another decision.
 */
export function findDecline<Kept extends Version>(versions: readonly Kept[]): Kept | undefined {
  if (versions.at(-1)?.state !== 'declined') return undefined;
  return versions[versions.findLastIndex(({ state }) => state !== 'declined') + 1];
}

export type WaitingAppeal = {
  readonly revisionId: string; // the decline that it is about
  readonly declinedBy: number | null;
  readonly outcome: AppealOutcome | null;
};

/** Why an appeal cannot be answered by somebody: it is over, or they declined the record themselves. */
export function whyNotAnswer(
  appeal: WaitingAppeal,
  declineNow: Pick<Version, 'revisionId'> | undefined,
  answererId: number,
): 'not-waiting' | 'declined-by-you' | undefined {
  if (appeal.outcome !== null || appeal.revisionId !== declineNow?.revisionId) return 'not-waiting';
  return appeal.declinedBy === answererId ? 'declined-by-you' : undefined;
}
