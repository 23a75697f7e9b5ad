import type { Db } from '#data/db.ts';
import { findShownClass } from '#data/queries/rankings/shown-totals.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { ActingRole } from '#domain/records/states.ts';
import { factsAbout } from './facts-about.ts';

/**
 * Returns 'peer' if the actor may check the record as a peer, which requires rank class A3 or better and no relation to
 * the record's author.
 */
export async function findPeerRole(db: Db, actor: SignedIn, record: { readonly userId: number }): Promise<ActingRole | undefined> {
  const rankClass = await findShownClass(db, actor.userId);
  const facts = await factsAbout(db, actor, record.userId);
  return can(actor, 'peer-check', { ...facts, ...(rankClass !== undefined && { rankClass }) }) ? 'peer' : undefined;
}
