import { findResult, hashOfResult, insertAmendment, listAmendments } from '#data/queries/events/event-results.ts';
import { findEvent } from '#data/queries/events/events.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { AmendmentForm } from '#domain/events/result/amendment-form.ts';
import type { Deps } from '#usecases/deps.ts';
import { readEvent, resultToday } from '#usecases/events/read-event.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventResult } from './event-errors.ts';
import { managerOf } from './manager-of.ts';

export type Amended = { readonly number: number; readonly sha256: string };

/**
 * Recomputes a closed event's result from the current records and stores it as an amendment with a reason. The
 * original result and earlier amendments are kept.
 */
export async function amendEvent(deps: Deps, actor: Actor, code: number, { reason }: AmendmentForm): Promise<EventResult<Amended>> {
  const allowed = await managerOf(deps, actor, code);
  if (!allowed.ok) return allowed;
  return deps.db.transaction().execute(async (db): Promise<EventResult<Amended>> => {
    if (!(await findEvent(db, code, { lock: true }))) return refuse('not-found'); // The lock serialises amendments.
    const before = (await listAmendments(db, code)).at(-1) ?? (await findResult(db, code));
    const read = await readEvent({ db, catalogue: deps.catalogue }, code);
    if (!before || !read) return refuse('not-closed');

    const content = resultToday(read);
    const sha256 = hashOfResult(content);
    if (sha256 === before.sha256) return refuse('nothing-to-amend');
    const by = allowed.manager.userId;
    const number = await insertAmendment(db, { code, before, content, reason, by });
    await insertAudit(db, { actorId: by, verb: 'amend-event', subjectKind: 'event', subjectId: String(code), detail: { number, sha256 } });
    return { ok: true, value: { number, sha256 } };
  });
}
