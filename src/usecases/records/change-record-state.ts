import { inTransaction } from '#data/in-transaction.ts';
import { insertAudit } from '#data/queries/audit-log.ts';
import { areTeamMates } from '#data/queries/event-members.ts';
import { countGlances } from '#data/queries/glances.ts';
import { findRecord, updateRecord } from '#data/queries/records.ts';
import { hasChosenRival } from '#data/queries/rivals.ts';
import { readClock } from '#data/queries/server.ts';
import { noteRankingChange } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { canTransition, type RecordState } from '#domain/records/states.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { peerHand } from '#usecases/fairness/peer-hand.ts';
import type { RecordRevision } from './edit-record.ts';
import { handOf } from './hand-of.ts';

export type ChangeStateError = 'login-required' | 'not-found' | 'stale' | 'not-allowed';

/** Withdraws, declines, restores or otherwise moves a record to another state, with who, when and why in the log. */
export async function changeRecordState(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  to: RecordState,
  reason: string,
): Promise<Result<string, ChangeStateError>> {
  if (!isSignedIn(actor)) return err('login-required');

  return inTransaction(deps.db, async (tx): Promise<Result<string, ChangeStateError>> => {
    const record = await findRecord(tx, recordId);
    if (!record) return err('not-found');
    if (record.revisionId !== revisionId) return err('stale');
    const chosenRival = await hasChosenRival(tx, actor.userId, record.userId);
    const teamMate = await areTeamMates(tx, actor.userId, record.userId);
    const isForPeers = record.state === 'posted' && to === 'checked';
    const by = isForPeers ? await peerHand(tx, actor, record) : handOf(actor, record, 'change-record-state', { chosenRival, teamMate });
    const facts = { ...record, peerChecks: await countGlances(tx, recordId, revisionId), now: await readClock(tx) };
    if (!by || !canTransition(record.state, to, by, facts)) return err('not-allowed');

    const revision = await updateRecord(tx, record, { state: to }, { by: actor.userId, reason });
    if (!revision) return err('stale');
    const detail = { from: record.state, to, by, revisionId: revision };
    await insertAudit(tx, { actorId: actor.userId, verb: 'change-record-state', subjectKind: 'record', subjectId: recordId, detail });
    await noteRankingChange(tx, to === 'needs-information' ? { what: 'asked', recordId, revisionId: revision } : {});
    return ok(revision);
  });
}
