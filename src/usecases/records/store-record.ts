import { claimUpload } from '#data/queries/evidence/uploads.ts';
import { insertRecords } from '#data/queries/records/records.ts';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';
import { addRankingEvent } from '#data/queue.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { CheckedDraft } from '#domain/records/draft/check-draft.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid } from '#usecases/refused.ts';
import { assessEvidence, fieldOfDuty } from './assess-evidence.ts';
import type { RecordResult } from './record-errors.ts';

/** The response to a post, which is also returned when the post is replayed. */
export type PostedRecord = {
  readonly recordId: string;
  readonly revisionId: string;
  readonly postedAt: string;
  readonly rank: number;
  readonly evidenceDuty: EvidenceDuty;
  readonly evidenceMissing: boolean;
};

export type NewPost = {
  readonly userId: number;
  readonly board: Board;
  readonly checked: CheckedDraft;
  readonly uploadId: string | undefined;
};

/**
 * Stores a checked draft with its evidence, inside the caller's transaction. Writes no audit row, because the record's
 * own revision serves as one.
 */
export async function storeRecord(tx: Deps, { userId, board, checked, uploadId }: NewPost): Promise<RecordResult<PostedRecord>> {
  const shown = { video: checked.videoUrl !== null, image: uploadId !== undefined };
  const { isRefused, policyRevision, ...verdict } = await assessEvidence(tx, userId, board, checked.rankKey, shown);
  if (isRefused) return invalid({ [fieldOfDuty(verdict.evidenceDuty)]: 'evidence-required' });

  const ruleRevision = await getEntryRevision(tx.db, 'rule', board.ruleId);
  const record = { ...checked, userId, boardId: board.boardId, state: 'posted' as const, evidenceDuty: verdict.evidenceDuty };
  const [stored] = await insertRecords(tx.db, [{ ...record, postedAt: null, policyRevision, ruleRevision }]);
  if (!stored) throw new Error('record was not stored');
  if (uploadId !== undefined && !(await claimUpload(tx.db, uploadId, userId, stored.recordId)))
    return invalid({ uploadId: 'unknown-upload' });
  await addRankingEvent(tx.db, { what: 'posted', recordId: stored.recordId, revisionId: stored.revisionId });
  return { ok: true, value: { ...stored, postedAt: stored.postedAt.toISOString(), ...verdict } };
}
