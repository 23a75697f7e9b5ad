import { findRecord, lockRecords } from '#data/queries/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { RecordEditForm } from '#domain/records/record-form.ts';
import type { Deps } from '#usecases/deps.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { findHand } from './find-hand.ts';
import { type RecordResult, refuse } from './record-errors.ts';
import { type EditedRecord, storeEdit } from './store-edit.ts';

export type RecordRevision = { readonly recordId: string; readonly revisionId: string };

/** Changes what a record says, as its author within 24 hours or as a moderator; the version before is kept. */
export async function editRecord(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  { uploadId, reason, ...draft }: RecordEditForm,
): Promise<RecordResult<EditedRecord>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const catalogue = await deps.catalogue();
  const switches = await deps.switches();

  return allOrNothing(deps, async (tx): Promise<RecordResult<EditedRecord>> => {
    await lockRecords(tx.db, [recordId]);
    const record = await findRecord(tx.db, recordId);
    const board = record && catalogue.boards.get(record.boardId);
    if (!record || !board) return refuse('not-found');
    const by = await findHand(tx.db, actor, record, 'correct-record');
    if (!by) return refuse('not-allowed');
    if (by === 'author' && !switches.posting) return refuse('posting-closed');
    if (record.revisionId !== revisionId) return refuse('stale');

    // Nothing is achieved after it was posted, however late it is corrected.
    const checked = checkDraft(board, draft, { now: record.postedAt, zone: deps.siteZone, purpose: 'edit' });
    if (!checked.ok) return invalidDraft(checked.errors);
    const { rankKey, videoUrl, comment } = checked.value;
    if (by === 'author' && !switches.comments && comment !== record.comment) return refuse('comments-closed');
    const state = checkEdit({ ...record, by, now: await readClock(tx.db), oldKey: record.rankKey, newKey: rankKey });
    if (!state.ok) return refuse(state.error);
    if (uploadId !== undefined) await takePicturesDown(tx.db, recordId);
    if (uploadId && !(await claimUpload(tx.db, uploadId, record.userId, recordId))) return invalid({ uploadId: 'unknown-upload' });
    const [picture] = await listUploadsOfRecords(tx.db, [recordId]);
    const shown = { video: videoUrl !== null, image: picture !== undefined && picture.state !== 'refused' };
    const { rank, evidenceDuty, evidenceMissing, isRefused } = await weighEvidence(tx, record.userId, board, rankKey, shown);
    if (isRefused && by === 'author') return invalid({ [fieldOfDuty(evidenceDuty)]: 'evidence-required' });

    // Only a day is typed: the same one is no change of the instant that was stored.
    const [dayBefore, day] = [record, checked.value].map(({ achievedAt }) => dayOf(achievedAt, deps.siteZone));
    const achievedAt = day === dayBefore ? record.achievedAt : checked.value.achievedAt;
    const change = { ...checked.value, achievedAt, boardId: record.boardId, state: state.value, evidenceDuty };
    const revision = await updateRecord(tx.db, record, change, { by: actor.userId, reason: reason ?? null });
    if (!revision) return refuse('stale');
    const detail = { by, revisionId: revision };
    await insertAudit(tx.db, { actorId: actor.userId, verb: 'edit-record', subjectKind: 'record', subjectId: recordId, detail });
    await noteRankingChange(tx.db);
    return { ok: true, value: { recordId, revisionId: revision, rank, evidenceDuty, evidenceMissing } };
    return storeEdit(tx, { userId: actor.userId, by, record, board, draft, uploadId, text: reason ?? null });
  });
}
