import type { Db } from '#data/db.ts';
import { countAgreeing, type PeerCheck } from '#domain/fairness/peer-checks.ts';

export type NewPeerCheck = PeerCheck & { readonly recordId: string; readonly revisionId: string; readonly userId: number };

/** Stores a peer check. Returns false when the same peer has already checked this version of the record. */
export async function insertPeerCheck(
  tx: Db,
  { recordId, revisionId, userId, board, evidence, value, rule }: NewPeerCheck,
): Promise<boolean> {
  const row = await tx
    .insertInto('peer_checks')
    .values({
      record_id: recordId,
      revision_id: revisionId,
      user_id: userId,
      is_board_right: board,
      is_evidence_whole: evidence,
      is_value_right: value,
      is_rule_followed: rule,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns all peer checks of one version of a record. */
async function listPeerChecks(db: Db, recordId: string, revisionId: string): Promise<PeerCheck[]> {
  return db
    .selectFrom('peer_checks')
    .select(['is_board_right as board', 'is_evidence_whole as evidence', 'is_value_right as value', 'is_rule_followed as rule'])
    .where('record_id', '=', recordId)
    .where('revision_id', '=', revisionId)
    .execute();
}

/** Returns whether a user has already checked this version of a record. */
export async function hasCheckedAsPeer(db: Db, recordId: string, revisionId: string, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('peer_checks')
    .select('user_id')
    .where('record_id', '=', recordId)
    .where('revision_id', '=', revisionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of peer checks that agree with this version of a record (domain/fairness/peer-checks.ts). */
export const countPeerChecks = async (db: Db, recordId: string, revisionId: string): Promise<number> =>
  countAgreeing(await listPeerChecks(db, recordId, revisionId));
