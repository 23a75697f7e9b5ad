import type { RecordState } from '#domain/records/states.ts';

/** Outcomes of an appeal: either the author was right and the record counts again, or the decline stands. */
export const APPEAL_OUTCOMES = ['upheld', 'kept'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Maximum length of an appeal, a report or an answer, in user-perceived characters. */
export const FAIRNESS_TEXT_LIMIT = 500;

type Version = { readonly revisionId: string; readonly state: RecordState };

/**
 * Returns the version in which a record was declined, given all versions from the oldest to the newest. Returns
 * undefined when the record is not declined now. After a decline is reverted, the next decline is a new decision.
 */
export function findDecline<Each extends Version>(versions: readonly Each[]): Each | undefined {
  if (versions.at(-1)?.state !== 'declined') return undefined;
  return versions[versions.findLastIndex(({ state }) => state !== 'declined') + 1];
}

export type WaitingAppeal = {
  readonly revisionId: string; // The revision with the decline that is appealed against.
  readonly declinedBy: number | null;
  readonly outcome: AppealOutcome | null;
};

/** Returns why a moderator cannot answer an appeal: the appeal is closed, or the moderator declined the record. */
export function whyNotAnswer(
  appeal: WaitingAppeal,
  declineNow: Pick<Version, 'revisionId'> | undefined,
  answererId: number,
): 'not-waiting' | 'declined-by-you' | undefined {
  if (appeal.outcome !== null || appeal.revisionId !== declineNow?.revisionId) return 'not-waiting';
  return appeal.declinedBy === answererId ? 'declined-by-you' : undefined;
}
