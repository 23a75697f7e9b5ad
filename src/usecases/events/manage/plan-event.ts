import { findEvent, insertDraft, updateEvent } from '#data/queries/events/events.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import type { Actor, SignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkPlan } from '#domain/events/plan/check-plan.ts';
import { type EventPlan, eventPlan } from '#domain/events/plan/event-plan.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventRefusal, EventResult } from './event-errors.ts';
import { managerOf } from './manager-of.ts';

export type EventVersion = { readonly code: number; readonly revisionId: string };

/** Creates a draft event under an unused code. Requires an admin or a grant for that code. */
export async function createEvent(deps: Deps, actor: Actor, code: number, plan: EventPlan): Promise<EventResult<EventVersion>> {
  const allowed = await managerOf(deps, actor, code);
  if (!allowed.ok) return allowed;
  const wrong = await findRefusal(deps, allowed.manager, code, plan);
  if (wrong) return wrong;
  return deps.db.transaction().execute(async (tx): Promise<EventResult<EventVersion>> => {
    const revisionId = await insertDraft(tx, code, plan, allowed.manager.userId);
    if (revisionId === undefined) return refuse('code-taken');
    await audit(tx, allowed.manager, 'create-event', { code, revisionId });
    return { ok: true, value: { code, revisionId } };
  });
}

/** Replaces a draft's plan, or returns 'stale' if `at` is not its current version. Stores the previous version. */
export async function editEvent(deps: Deps, actor: Actor, at: EventVersion, plan: EventPlan): Promise<EventResult<EventVersion>> {
  const allowed = await managerOf(deps, actor, at.code);
  if (!allowed.ok) return allowed;
  const wrong = await findRefusal(deps, allowed.manager, at.code, plan);
  if (wrong) return wrong;
  return deps.db.transaction().execute(async (tx): Promise<EventResult<EventVersion>> => {
    const stored = await findEvent(tx, at.code, { lock: true });
    if (!stored) return refuse('not-found');
    if (stored.state !== 'draft') return refuse('not-a-draft');
    const revisionId = await updateEvent(tx, at, { plan }, allowed.manager.userId);
    if (revisionId === undefined) return refuse('stale');
    const version = { code: at.code, revisionId };
    await audit(tx, allowed.manager, 'edit-event', version);
    return { ok: true, value: version };
  });
}

/** Returns a draft to its managers, for the form and the preview. */
export async function getDraft(deps: Deps, actor: Actor, code: number): Promise<EventResult<EventVersion & { readonly plan: EventPlan }>> {
  const allowed = await managerOf(deps, actor, code);
  if (!allowed.ok) return allowed;
  const stored = await findEvent(deps.db, code);
  if (!stored) return refuse('not-found');
  if (stored.state !== 'draft') return refuse('not-a-draft');
  return { ok: true, value: { code, revisionId: stored.revisionId, plan: eventPlan.parse(stored.plan) } };
}

async function findRefusal(deps: Deps, manager: SignedIn, code: number, plan: EventPlan): Promise<EventRefusal | undefined> {
  // Grants apply only to user-planned events.
  if (plan.type !== 'user-planned' && !can(manager, 'manage-event')) return { ...refuse('invalid'), fields: { type: 'not-allowed' } };
  const fields = checkPlan(await deps.catalogue(), code, plan);
  return Object.keys(fields).length > 0 ? { ...refuse('invalid'), fields } : undefined;
}

const audit = (db: Deps['db'], { userId }: SignedIn, verb: string, { code, revisionId }: EventVersion) =>
  insertAudit(db, { actorId: userId, verb, subjectKind: 'event', subjectId: String(code), detail: { revisionId } });
