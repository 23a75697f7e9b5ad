import { findEvent, takeTurnToOpen } from '#data/queries/events/events.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { checkPlan } from '#domain/events/plan/check-plan.ts';
import { eventPlan } from '#domain/events/plan/event-plan.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventResult } from './event-errors.ts';
import { managerOf } from './manager-of.ts';
import type { EventVersion } from './plan-event.ts';
import { publishPlan } from './publish-plan.ts';

/** Publishes a draft if its version is current, its plan fits the catalogue and its start is in the future. */
export async function openEvent(deps: Deps, actor: Actor, at: EventVersion): Promise<EventResult<EventVersion>> {
  const allowed = await managerOf(deps, actor, at.code);
  if (!allowed.ok) return allowed;
  const by = allowed.manager.userId;
  return deps.db.transaction().execute(async (db): Promise<EventResult<EventVersion>> => {
    await takeTurnToOpen(db); // Serialises openings, to detect conflicting events.
    const stored = await findEvent(db, at.code, { lock: true });
    if (!stored) return refuse('not-found');
    if (stored.state !== 'draft') return refuse('not-a-draft');
    if (stored.revisionId !== at.revisionId) return refuse('stale');

    const plan = eventPlan.parse(stored.plan);
    const catalogue = createCatalogue(await listEntries(db), await listBoards(db), 0);
    if (catalogue.events.has(at.code)) return refuse('code-taken');
    const hasStarted = Date.parse(plan.startsAt) <= (await readClock(db)).getTime();
    const fields = hasStarted ? { startsAt: 'in-the-past' } : checkPlan(catalogue, at.code, plan);
    if (Object.keys(fields).length > 0) return { ...refuse('invalid'), fields };

    const revisionId = await publishPlan({ db }, stored, plan, by);
    if (revisionId === undefined) return refuse('stale');
    await insertAudit(db, { actorId: by, verb: 'open-event', subjectKind: 'event', subjectId: String(at.code), detail: { revisionId } });
    return { ok: true, value: { code: at.code, revisionId } };
  });
}
