import { hasCheckedAsPeer } from '#data/queries/moderation/peer-checks.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { findPeerRole } from './find-peer-role.ts';
import { findSeenRecord } from './find-seen-record.ts';

/** Returns whether a user may peer-check a record that is in the state 'posted' and not yet checked by that user. */
export const mayCheckAsPeer = (deps: Deps, actor: SignedIn, recordId: string): Promise<boolean> =>
  readSnapshot(deps, async ({ db }) => {
    const record = await findSeenRecord(db, recordId);
    if (record?.state !== 'posted' || !(await findPeerRole(db, actor, record))) return false;
    return !(await hasCheckedAsPeer(db, recordId, record.revisionId, actor.userId));
  });
