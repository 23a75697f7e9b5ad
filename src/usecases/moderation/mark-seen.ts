import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertSeen } from '#data/queries/moderation/moderation-notes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** Removes a change from the queue once a moderator has reviewed it. Idempotent. */
export async function markSeen(deps: Deps, actor: Actor, item: string): Promise<ModerationResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  return deps.db.transaction().execute(async (db) => {
    if (await insertSeen(db, item, actor.userId))
      await insertAudit(db, { actorId: actor.userId, verb: 'mark-seen', subjectKind: 'queue', subjectId: item, detail: {} });
    return { ok: true, value: undefined };
  });
}
