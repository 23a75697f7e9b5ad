import { claimUpload, takePicturesDown } from '#data/queries/evidence/uploads.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findRecord, findRecordContent, lockRecords, updateRecord } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { AnswerForm } from '#domain/moderation/forms.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import { draftOfRecord } from '#domain/records/draft/draft-of-record.ts';
import { canTransition } from '#domain/records/states.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { findActingRole } from './find-acting-role.ts';
import { invalidDraft, type RecordResult } from './record-errors.ts';
import type { RecordRevision } from './record-revision.ts';

/**
 * Answers a moderator's question about the author's own record with a text, a video or another picture. Works
 * regardless of the record's age, and returns the record to the moderation queue.
 */
export async function answerQuestion(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  { text, videoUrl, uploadId }: AnswerForm,
): Promise<RecordResult<{ revisionId: string }>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const catalogue = await deps.catalogue();
  return allOrNothing(deps, async (tx): Promise<RecordResult<{ revisionId: string }>> => {
    await lockRecords(tx.db, [recordId]);
    const [record, content] = [await findRecord(tx.db, recordId), await findRecordContent(tx.db, recordId)];
    const board = record && catalogue.boards.get(record.boardId);
    if (!record || !content || !board) return refuse('not-found');
    const facts = { ...record, peerChecks: 0, now: await readClock(tx.db) };
    const isAuthor = (await findActingRole(tx.db, actor, record)) === 'author';
    if (!isAuthor || !canTransition(record.state, 'posted', 'author', facts)) return refuse('not-allowed');
    if (record.revisionId !== revisionId) return refuse('stale');

    const draft = { ...draftOfRecord(content, tx.siteZone), ...(videoUrl !== undefined && { videoUrl }) };
    const stored = { now: record.postedAt, zone: tx.siteZone, storedVideoUrl: content.videoUrl };
    const checked = checkDraft(board, draft, { ...stored, purpose: 'edit' });
    if (!checked.ok) return invalidDraft(checked.errors);
    if (uploadId !== undefined) await takePicturesDown(tx.db, recordId);
    if (uploadId !== undefined && !(await claimUpload(tx.db, uploadId, record.userId, recordId)))
      return invalid({ uploadId: 'unknown-upload' });
    const change = { by: actor.userId, reason: text };
    const after = await updateRecord(tx.db, record, { state: 'posted', videoUrl: checked.value.videoUrl }, change);
    if (!after) return refuse('stale');
    const detail = { from: record.state, to: 'posted', by: 'author', revisionId: after };
    await insertAudit(tx.db, { actorId: actor.userId, verb: 'change-record-state', subjectKind: 'record', subjectId: recordId, detail });
    await addRankingEvent(tx.db);
    return { ok: true, value: { revisionId: after } };
  });
}
