import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findRecord, lockRecords } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { RecordEditForm } from '#domain/records/draft/record-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { findActingRole } from './find-acting-role.ts';
import type { RecordResult } from './record-errors.ts';
import type { RecordRevision } from './record-revision.ts';
import { type EditedRecord, storeEdit } from './store-edit.ts';

/**
 * Edits a record for its author within 24 hours, or for a moderator at any time. The database stores the previous
 * version.
 */
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
    const by = await findActingRole(tx.db, actor, record, 'correct-record');
    if (!by) return refuse('not-allowed');
    if (by === 'author' && !switches.posting) return refuse('posting-closed');
    if (record.revisionId !== revisionId) return refuse('stale');
    const wait = by === 'author' ? await takeAttempt(tx.db, 'edit-hour', String(actor.userId)) : undefined;
    if (wait) return tooMany(wait);
    return storeEdit(tx, { userId: actor.userId, by, record, board, draft, uploadId, text: reason ?? null });
  });
}
