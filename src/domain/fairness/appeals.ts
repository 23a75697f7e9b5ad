import type { RecordState } from '#domain/records/states.ts';

/** The outcome of an appeal: the author was right and the record counts again, or the decline stands. */
export const APPEAL_OUTCOMES = ['upheld', 'kept'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Limit of an appeal, a report or an answer, in user-perceived characters. */
export const FAIRNESS_TEXT_LIMIT = 500;

type Version = { readonly revisionId: string; readonly state: RecordState };

/**
 * The version with which a record was declined, given all versions, oldest first; undefined when it is not declined
 * now. A reverted decline is over: the next one is a new decision.
 */
export function findDecline<Each extends Version>(versions: readonly Each[]): Each | undefined {
  if (versions.at(-1)?.state !== 'declined') return undefined;
  return versions[versions.findLastIndex(({ state }) => state !== 'declined') + 1];
}

export type WaitingAppeal = {
  readonly revisionId: string; // the appealed decline
  readonly declinedBy: number | null;
  readonly outcome: AppealOutcome | null;
};

/** Why a moderator cannot answer an appeal: it is closed, or they declined the record themselves. */
export function whyNotAnswer(
  appeal: WaitingAppeal,
  declineNow: Pick<Version, 'revisionId'> | undefined,
  answererId: number,
): 'not-waiting' | 'declined-by-you' | undefined {
  if (appeal.outcome !== null || appeal.revisionId !== declineNow?.revisionId) return 'not-waiting';
  return appeal.declinedBy === answererId ? 'declined-by-you' : undefined;
}
