import { getExperience, getRankAmongOthers } from '#data/queries/rankings/draft-standing.ts';
import { getPolicy } from '#data/queries/site/policies.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type EvidenceDuty, satisfiesDuty } from '#domain/records/evidence/evidence-duty.ts';
import { evidenceDuty, evidencePolicy, isNewcomer } from '#domain/records/evidence/evidence-policy.ts';
import type { Deps } from '#usecases/deps.ts';

export type EvidenceVerdict = {
  readonly rank: number; // rank of the value over all consoles
  readonly evidenceDuty: EvidenceDuty;
  readonly evidenceMissing: boolean;
  readonly isRefused: boolean; // true when required evidence is missing and the author is a newcomer
  readonly policyRevision: string;
};

type Shown = { readonly video: boolean; readonly image: boolean };

/**
 * Returns the evidence that the current policy requires for a value on a board, and whether the given evidence
 * satisfies it.
 */
export async function assessEvidence(deps: Deps, userId: number, board: Board, rankKey: number, shown: Shown): Promise<EvidenceVerdict> {
  const { content, revisionId } = await getPolicy(deps.db, 'evidence');
  const policy = evidencePolicy.parse(content);
  const rank = await getRankAmongOthers(deps.db, userId, board.boardId, rankKey);
  const duty = evidenceDuty(policy, board, rank);
  const isMissing = !satisfiesDuty(duty, shown);
  const isRefused = isMissing && isNewcomer(policy, await getExperience(deps.db, userId, policy.newcomer.posts), await readClock(deps.db));
  return { rank, evidenceDuty: duty, evidenceMissing: isMissing, isRefused, policyRevision: revisionId };
}

/** Returns the form field to mark when required evidence is missing. */
export const fieldOfDuty = (duty: EvidenceDuty): 'videoUrl' | 'uploadId' => (duty === 'video' ? 'videoUrl' : 'uploadId');
