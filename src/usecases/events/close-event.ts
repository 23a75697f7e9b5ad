import { hashOfResult, insertResult } from '#data/queries/events/event-results.ts';
import { findEvent, holdClosing, listEvents, updateEvent } from '#data/queries/events/events.ts';
import { openSealedBoards } from '#data/queries/events/sealed-boards.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addWebhookEvent } from '#data/queries/webhooks/webhook-events.ts';
import { addRankingEvent } from '#data/queue.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { closingTime } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import type { EventResult } from '#usecases/events/manage/event-errors.ts';
import { managerOf } from '#usecases/events/manage/manager-of.ts';
import { refuse } from '#usecases/refused.ts';
import { readEvent, resultToday } from './read-event.ts';

/** Closes every open event whose grace period is over. */
export async function closeDueEvents(deps: Pick<Deps, 'db' | 'catalogue'>): Promise<void> {
  const { events } = await deps.catalogue();
  const now = await readClock(deps.db);
  const due = (await listEvents(deps.db)).filter(({ code, state }) => {
    const event = events.get(code);
    return state === 'open' && event !== undefined && now >= closingTime(event);
  });
  for (const { code } of due) await freeze(deps, code, null);
}

/** Closes an event after its grace period. Requires the right to manage the event. */
export async function closeEvent(deps: Deps, actor: Actor, code: number): Promise<EventResult<{ readonly sha256: string }>> {
  const allowed = await managerOf(deps, actor, code);
  return allowed.ok ? freeze(deps, code, allowed.manager.userId) : allowed;
}

// Waits for posts in flight, then reveals hidden boards, writes the result and changes the state in one transaction.
async function freeze(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  code: number,
  by: number | null,
): Promise<EventResult<{ readonly sha256: string }>> {
  return deps.db.transaction().execute(async (db): Promise<EventResult<{ readonly sha256: string }>> => {
    await holdClosing(db, code);
    const stored = await findEvent(db, code, { lock: true });
    const read = await readEvent({ db, catalogue: deps.catalogue }, code);
    if (!stored || !read) return refuse('not-found');
    if (stored.state !== 'open') return refuse('not-open');
    if ((await readClock(db)) < closingTime(read.event)) return refuse('event-running');

    await openSealedBoards(db, code);
    const content = resultToday(read);
    await insertResult(db, code, content, by);
    await updateEvent(db, stored, { state: 'closed' }, by);
    const sha256 = hashOfResult(content);
    await addRankingEvent(db);
    await addWebhookEvent(db, { kind: 'event-closed', subject: String(code) });
    await insertAudit(db, { actorId: by, verb: 'close-event', subjectKind: 'event', subjectId: String(code), detail: { sha256 } });
    return { ok: true, value: { sha256 } };
  });
}
