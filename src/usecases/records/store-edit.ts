import { claimUpload, listUploadsOfRecords, takePicturesDown } from '#data/queries/evidence/uploads.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { updateRecord } from '#data/queries/records/records.ts';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type CheckedDraft, checkDraft } from '#domain/records/draft/check-draft.ts';
import { checkEdit } from '#domain/records/draft/check-edit.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import type { ActingRole, RecordState } from '#domain/records/states.ts';
import { dayOf } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { logAct } from '#usecases/moderation/log-act.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { assessEvidence, type EvidenceVerdict, fieldOfDuty } from './assess-evidence.ts';
import type { FoundRecord } from './check-state-change.ts';
import { invalidDraft, type RecordResult } from './record-errors.ts';
import type { PostedRecord } from './store-record.ts';

export type EditedRecord = Omit<PostedRecord, 'postedAt'> & { readonly state: RecordState; readonly actId: string | null };

export type Edit = {
  readonly userId: number; // id of the user who edits the record
  readonly by: ActingRole;
  readonly record: FoundRecord; // record to edit, which the caller must have locked
  readonly board: Board; // the record's current board, or the board that it is moved to
  readonly draft: RecordDraft;
  readonly uploadId?: string | null | undefined; // new picture, null for none, or undefined for no change
  readonly text: string | null;
  readonly reason?: string | null; // reason code chosen by a moderator
};

/**
 * Stores an edit to a record inside the caller's transaction. A moderator's edit is stored as an action, which can be
 * undone.
 */
export async function storeEdit(tx: Deps, edit: Edit): Promise<RecordResult<EditedRecord>> {
  const { record, board, by, uploadId } = edit;
  const { recordId } = record;
  const isMove = board.boardId !== record.boardId;
  // Checks the draft as of the posting time, so that the achievement date cannot be later and the board's rules of that
  // time apply.
  const stored = { now: record.postedAt, zone: tx.siteZone, storedVideoUrl: record.videoUrl };
  const checked = checkDraft(board, edit.draft, { ...stored, purpose: isMove ? 'post' : 'edit' });
  if (!checked.ok) return invalidDraft(checked.errors);
  const isNewComment = checked.value.comment !== record.comment;
  if (by === 'author' && isNewComment && !(await tx.switches()).comments) return refuse('comments-closed');
  const state = checkEdit({ ...record, by, now: await readClock(tx.db), oldKey: record.rankKey, newKey: checked.value.rankKey });
  if (!state.ok) return refuse(state.error);
  const tookDown = uploadId === undefined ? null : await takePicturesDown(tx.db, recordId);
  if (uploadId && !(await claimUpload(tx.db, uploadId, record.userId, recordId))) return invalid({ uploadId: 'unknown-upload' });
  const { isRefused, policyRevision: _, ...verdict } = await assessShown(tx, edit, checked.value);
  if (isRefused && by === 'author') return invalid({ [fieldOfDuty(verdict.evidenceDuty)]: 'evidence-required' });

  const content = {
    ...checked.value,
    achievedAt: achievedAt(tx, record, checked.value),
    state: state.value,
    evidenceDuty: verdict.evidenceDuty,
  };
  const moved = isMove ? { ruleRevision: await getEntryRevision(tx.db, 'rule', board.ruleId) } : {};
  const change = { by: edit.userId, reason: edit.text };
  const revisionId = await updateRecord(tx.db, record, { ...content, ...moved, boardId: board.boardId }, change);
  if (!revisionId) return refuse('stale');
  await addRankingEvent(tx.db);
  const actId = await logEdit(tx, edit, { isMove, after: revisionId, to: state.value, tookDown });
  return { ok: true, value: { recordId, revisionId, state: state.value, ...verdict, actId } };
}

async function logEdit(
  tx: Deps,
  { by, userId, record, reason, board }: Edit,
  { isMove, after, to, tookDown }: { isMove: boolean; after: string; to: FoundRecord['state']; tookDown: string | null },
): Promise<string | null> {
  if (by === 'moderator') {
    const detail = { from: record.state, to, by, ...(isMove && { fromBoard: record.boardId, toBoard: board.boardId }) };
    const act = await logAct(tx, {
      actorId: userId,
      verb: isMove ? 'move' : 'correct',
      record,
      after,
      reason: reason ?? null,
      tookDown,
      detail,
    });
    return act.actId;
  }
  const { recordId } = record;
  const detail = { by, revisionId: after };
  await insertAudit(tx.db, { actorId: userId, verb: 'edit-record', subjectKind: 'record', subjectId: recordId, detail });
  return null;
}

async function assessShown(tx: Deps, { record, board }: Edit, { rankKey, videoUrl }: CheckedDraft): Promise<EvidenceVerdict> {
  const [picture] = await listUploadsOfRecords(tx.db, [record.recordId]);
  const shown = { video: videoUrl !== null, image: picture !== undefined && picture.state !== 'refused' };
  return assessEvidence(tx, record.userId, board, rankKey, shown);
}

// The form contains only a date, so an unchanged date retains the stored instant.
const achievedAt = ({ siteZone }: Deps, before: { achievedAt: Date }, after: { achievedAt: Date }): Date =>
  dayOf(before.achievedAt, siteZone) === dayOf(after.achievedAt, siteZone) ? before.achievedAt : after.achievedAt;
