import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { countPeerChecks, insertPeerCheck } from '#data/queries/moderation/peer-checks.ts';
import { lockRecords } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { agrees, type PeerCheck } from '#domain/fairness/peer-checks.ts';
import { PEERS_NEEDED, type RecordState } from '#domain/records/states.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import type { RecordRevision } from '#usecases/records/record-revision.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import type { FairnessResult } from './fairness-errors.ts';
import { findPeerRole } from './find-peer-role.ts';
import { findSeenRecord } from './find-seen-record.ts';

/** Stores a peer check of a posted record. The second agreeing check makes the record 'checked'. Returns its state. */
export async function checkAsPeer(
  deps: Deps,
  actor: Actor,
  { recordId, revisionId }: RecordRevision,
  peerCheck: PeerCheck,
): Promise<FairnessResult<RecordState>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, async (tx): Promise<FairnessResult<RecordState>> => {
    await lockRecords(tx.db, [recordId]); // Serialises peer checks, so that only one counts as the second.
    const record = await findSeenRecord(tx.db, recordId);
    if (!record) return refuse('not-found');
    if (!(await findPeerRole(tx.db, actor, record))) return refuse('not-allowed');
    if (record.revisionId !== revisionId) return refuse('stale');
    if (record.state !== 'posted') return refuse('not-posted');
    if (!(await insertPeerCheck(tx.db, { ...peerCheck, recordId, revisionId, userId: actor.userId }))) return refuse('looked-before');
    const wait = await takeAttempt(tx.db, 'glance-day', String(actor.userId));
    if (wait) return tooMany(wait);
    const detail = { revisionId, agrees: agrees(peerCheck) };
    await insertAudit(tx.db, { actorId: actor.userId, verb: 'glance', subjectKind: 'record', subjectId: recordId, detail });

    if ((await countPeerChecks(tx.db, recordId, revisionId)) < PEERS_NEEDED) return { ok: true, value: record.state };
    const checked = await changeRecordState(tx, actor, record, 'checked', ''); // A peer check needs no reason text.
    return checked.ok ? { ok: true, value: 'checked' } : checked;
  });
}
