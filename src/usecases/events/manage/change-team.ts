import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { findMember, updateTeam } from '#data/queries/events/event-members.ts';
import { findEvent } from '#data/queries/events/events.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { EventResult } from './event-errors.ts';
import { managerOf } from './manager-of.ts';

/** Moves a member of an open event to another team. Requires the right to manage the event. */
export async function changeTeam(deps: Deps, actor: Actor, code: number, handle: string, teamId: number): Promise<EventResult<undefined>> {
  const allowed = await managerOf(deps, actor, code);
  if (!allowed.ok) return allowed;
  const event = (await deps.catalogue()).events.get(code);
  if (!event) return refuse('not-found');
  if (!event.teams.includes(teamId)) return { ...refuse('invalid'), fields: { team: 'unknown' } };

  return deps.db.transaction().execute(async (tx): Promise<EventResult<undefined>> => {
    const stored = await findEvent(tx, code, { lock: true });
    if (stored?.state !== 'open') return refuse('not-open');
    const account = await findAccountByHandle(tx, handle);
    const member = account && (await findMember(tx, code, account.userId));
    if (!account || !member) return refuse('not-found');
    const done: EventResult<undefined> = { ok: true, value: undefined };
    if (member.teamId === teamId) return done;
    await updateTeam(tx, code, account.userId, teamId, allowed.manager.userId);
    await insertAudit(tx, {
      actorId: allowed.manager.userId,
      verb: 'change-team',
      subjectKind: 'event',
      subjectId: String(code),
      detail: { userId: account.userId, from: member.teamId, to: teamId },
    });
    return done;
  });
}
