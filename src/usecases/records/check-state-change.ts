import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { isFirstPlace, listActs } from '#data/queries/moderation/moderation-acts.ts';
import { countPeerChecks } from '#data/queries/moderation/peer-checks.ts';
import { getRankAmongOthers } from '#data/queries/rankings/draft-standing.ts';
import { findRecord, lockRecords } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { firstEyes } from '#domain/moderation/acts.ts';
import { type ActingRole, canTransition, type RecordState } from '#domain/records/states.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { findPeerRole } from '#usecases/fairness/find-peer-role.ts';
import { requireRecentFor } from '#usecases/sign-in-methods/refusal-of.ts';
import { findActingRole } from './find-acting-role.ts';
import type { RecordRevision } from './record-revision.ts';

export type ChangeStateError = 'login-required' | 'not-found' | 'stale' | 'not-allowed' | 'sign-in-again' | 'second-pair-needed';

export type FoundRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** An allowed change of state. The record is locked until the transaction ends. */
export type AllowedChange = {
  readonly record: FoundRecord;
  readonly to: RecordState;
  readonly by: ActingRole;
  readonly isHalf: boolean; // true for the first verification of a first place, which needs a second moderator
};

/** Checks whether an actor may change a record to a state, inside the caller's transaction. */
export async function checkStateChange(
  { db }: Pick<Deps, 'db'>,
  actor: SignedIn,
  { recordId, revisionId }: RecordRevision,
  to: RecordState,
): Promise<Result<AllowedChange, ChangeStateError>> {
  await lockRecords(db, [recordId]);
  const record = await findRecord(db, recordId);
  if (!record) return err('not-found');
  const isForPeers = record.state === 'posted' && to === 'checked';
  const action = to === 'withdrawn' ? 'withdraw-record' : 'change-record-state';
  const by = isForPeers ? await findPeerRole(db, actor, record) : await findActingRole(db, actor, record, action);
  if (!by) return err('not-allowed');
  const refusal = by === 'moderator' ? requireRecentFor(actor, action) : undefined;
  if (refusal) return refusal;
  if (record.revisionId !== revisionId) return err('stale');
  const facts = { ...record, peerChecks: await countPeerChecks(db, recordId, revisionId), now: await readClock(db) };
  if (!canTransition(record.state, to, by, facts)) return err('not-allowed');
  if (to !== 'verified' || !(await isFirst(db, record))) return ok({ record, to, by, isHalf: false });

  const seenBy = firstEyes(await listActs(db, recordId), revisionId);
  const isHalf = !seenBy.some((userId) => userId !== actor.userId);
  return isHalf && seenBy.length > 0 ? err('second-pair-needed') : ok({ record, to, by, isHalf });
}

// Sealed boards have no ranking rows, so the rank is computed from the records.
const isFirst = async (db: Deps['db'], { recordId, userId, boardId, rankKey }: FoundRecord): Promise<boolean> =>
  (await isSealed(db, boardId)) ? (await getRankAmongOthers(db, userId, boardId, rankKey)) === 1 : isFirstPlace(db, recordId);
