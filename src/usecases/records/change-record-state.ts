import { inTransaction } from '#data/in-transaction.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { updateRecord } from '#data/queries/records/records.ts';
import { addRankingEvent } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { verbTo } from '#domain/moderation/verbs.ts';
import type { RecordState } from '#domain/records/states.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type DoneAct, logAct } from '#usecases/moderation/log-act.ts';
import { type AllowedChange, type ChangeStateError, checkStateChange } from './check-state-change.ts';
import type { RecordRevision } from './record-revision.ts';

/**
 * Changes a record's state, writes an audit row and returns the new revision. Verifying a first place needs two
 * moderators, so the first verification does not change the state.
 */
export async function changeRecordState(
  deps: Deps,
  actor: Actor,
  at: RecordRevision,
  to: RecordState,
  reason: string,
): Promise<Result<string, ChangeStateError>> {
  if (!isSignedIn(actor)) return err('login-required');
  return inTransaction(deps.db, async (db): Promise<Result<string, ChangeStateError>> => {
    const tx = { ...deps, db };
    const assessed = await checkStateChange(tx, actor, at, to);
    return assessed.ok ? ok((await storeStateChange(tx, actor.userId, assessed.value, { text: reason })).revisionId) : assessed;
  });
}

export type Why = { readonly text?: string | null | undefined; readonly reason?: string | null; readonly bulkId?: string | null };

/**
 * Stores a checked change of state inside the same transaction. A moderator's change is stored as an action, which can
 * be undone.
 */
export async function storeStateChange(
  tx: Deps,
  userId: number,
  { record, to, by, isHalf }: AllowedChange,
  { text = null, reason = null, bulkId = null }: Why,
): Promise<DoneAct> {
  const { recordId } = record;
  const revisionId = isHalf ? null : await updateRecord(tx.db, record, { state: to }, { by: userId, reason: text });
  if (revisionId === undefined) throw new Error('a locked record changed');
  if (revisionId !== null) await addRankingEvent(tx.db, to === 'needs-information' ? { what: 'asked', recordId, revisionId } : {});

  const verb = by === 'moderator' ? verbTo(to) : undefined;
  const detail = { from: record.state, to, by };
  if (verb) return logAct(tx, { actorId: userId, verb, record, after: revisionId, reason, bulkId, detail });
  const written = { ...detail, revisionId };
  await insertAudit(tx.db, { actorId: userId, verb: 'change-record-state', subjectKind: 'record', subjectId: recordId, detail: written });
  return { actId: null, revisionId: revisionId ?? record.revisionId, state: to, isHalf };
}
