import { findRecord, updateRecord } from '#data/queries/records.ts';
import { readClock } from '#data/queries/server.ts';
import { noteRankingChange } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import { checkEdit, type EditError } from '#domain/records/check-edit.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';
import { handOf } from './hand-of.ts';

export type EditRecordError = EditError | 'login-required' | 'unknown-record' | 'stale' | 'bad-draft';

export type EditRecordAnswer =
  | { readonly ok: true; readonly value: { readonly revisionId: string } }
  | { readonly ok: false; readonly error: EditRecordError; readonly fields: readonly DraftError[] };

export type RecordRevision = { readonly recordId: string; readonly revisionId: string };

const refuse = (error: EditRecordError, fields: readonly DraftError[] = []): EditRecordAnswer => ({ ok: false, error, fields });

/** Changes what a record says, as its author within 24 hours or as a moderator; the version before is kept. */
export async function editRecord(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  draft: RecordDraft,
  reason: string | null = null,
): Promise<EditRecordAnswer> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const catalogue = await deps.catalogue();

  return deps.db.transaction().execute(async (tx) => {
    const record = await findRecord(tx, recordId);
    const board = record && catalogue.boards.get(record.boardId);
    if (!record || !board) return refuse('unknown-record');
    if (record.revisionId !== revisionId) return refuse('stale');
    const by = handOf(actor, record, 'correct-record');
    if (!by) return refuse('not-allowed');

    // Nothing is achieved after it was posted, however late it is corrected.
    const checked = checkDraft(board, draft, { now: record.postedAt, zone: deps.siteZone, purpose: 'edit' });
    if (!checked.ok) return refuse('bad-draft', checked.errors);
    const now = await readClock(tx);
    const state = checkEdit({ ...record, by, now, oldKey: record.rankKey, newKey: checked.value.rankKey });
    if (!state.ok) return refuse(state.error);

    const change = { ...checked.value, boardId: record.boardId, state: state.value };
    const revision = await updateRecord(tx, record, change, { by: actor.userId, reason });
    if (!revision) return refuse('stale');
    await noteRankingChange(tx);
    return { ok: true, value: { revisionId: revision } };
  });
}
