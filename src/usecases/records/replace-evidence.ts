import { findHealth } from '#data/queries/evidence/evidence-health.ts';
import { claimUpload, takePicturesDown } from '#data/queries/evidence/uploads.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findRecord, updateRecord } from '#data/queries/records/records.ts';
import { addRankingEvent } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { EvidenceForm } from '#domain/records/evidence/evidence-form.ts';
import { parseVideoUrl } from '#domain/records/evidence/video-url.ts';
import { isCountable } from '#domain/records/states.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { RecordResult } from './record-errors.ts';
import type { RecordRevision } from './record-revision.ts';

/**
 * Replaces lost evidence for the author at any time. The 24-hour limit for edits does not apply, because nothing else
 * changes. The record returns to 'posted', because the check or verification was based on the lost evidence.
 */
export async function replaceEvidence(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  form: EvidenceForm,
): Promise<RecordResult<{ revisionId: string }>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const { posting } = await deps.switches();

  return allOrNothing(deps, async (tx): Promise<RecordResult<{ revisionId: string }>> => {
    const record = await findRecord(tx.db, recordId);
    if (!record) return refuse('not-found');
    if (!can(actor, 'edit-own-record', { own: record.userId === actor.userId })) return refuse('not-allowed');
    if (!posting) return refuse('posting-closed');
    if (record.revisionId !== revisionId) return refuse('stale');
    const kind = 'videoUrl' in form ? 'video' : 'image';
    if (!isCountable(record.state) || (await findHealth(tx.db, recordId))[kind] !== 'gone') return refuse('not-editable');

    const video = 'videoUrl' in form ? parseVideoUrl(form.videoUrl) : undefined;
    if (video && !video.ok) return invalid({ videoUrl: video.error });
    if ('uploadId' in form) {
      await takePicturesDown(tx.db, recordId);
      if (!(await claimUpload(tx.db, form.uploadId, actor.userId, recordId))) return invalid({ uploadId: 'unknown-upload' });
    }
    const state = record.state === 'needs-information' ? record.state : ('posted' as const);
    const change = { state, ...(video && { videoUrl: video.value }) };
    const revision = await updateRecord(tx.db, record, change, { by: actor.userId, reason: null });
    if (!revision) return refuse('stale');
    const detail = { kind, from: record.state, to: state, revisionId: revision };
    await insertAudit(tx.db, { actorId: actor.userId, verb: 'replace-evidence', subjectKind: 'record', subjectId: recordId, detail });
    await addRankingEvent(tx.db);
    return { ok: true, value: { revisionId: revision } };
  });
}
