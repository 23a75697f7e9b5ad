import { findMember, getStrength, insertMembers, listMembers } from '#data/queries/events/event-members.ts';
import { findEvent } from '#data/queries/events/events.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { assignTeam, teamLoads } from '#domain/events/assign-team.ts';
import { seedOf } from '#domain/events/plan/event-seed.ts';
import { entryAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import type { EventResult } from '#usecases/events/manage/event-errors.ts';
import { refuse } from '#usecases/refused.ts';

export type Joined = { readonly teamId: number | null; readonly joinedAt: string };

/**
 * Joins an event during its entry period and assigns a team so that team sizes stay balanced. Idempotent: repeated
 * calls return the same membership.
 */
export async function joinEvent(deps: Deps, actor: Actor, code: number): Promise<EventResult<Joined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'post-record')) return refuse('not-allowed');
  const event = (await deps.catalogue()).events.get(code);
  if (!event) return refuse('not-found');
  const { userId } = actor;

  return deps.db.transaction().execute(async (tx): Promise<EventResult<Joined>> => {
    // The lock serialises concurrent joins, so that each of them reads the current team sizes.
    const stored = await findEvent(tx, code, { lock: true });
    if (!stored) return refuse('not-found');
    const known = await findMember(tx, code, userId);
    if (known) return joinedResult(known);
    const entry = stored.state === 'open' ? entryAt(event, await readClock(tx)) : 'over';
    if (entry !== 'open') return refuse(`entry-${entry}`);

    const strength = await getStrength(tx, userId);
    const teamId = event.teams.length > 0 ? assignTeam(teamLoads(event.teams, await listMembers(tx, code)), seedOf(event), userId) : null;
    await insertMembers(tx, [{ code, userId, teamId, strength }]);
    await insertAudit(tx, { actorId: userId, verb: 'join-event', subjectKind: 'event', subjectId: String(code), detail: { teamId } });
    const joined = await findMember(tx, code, userId);
    if (!joined) throw new Error('member was not stored');
    return joinedResult(joined);
  });
}

const joinedResult = ({ teamId, joinedAt }: { teamId: number | null; joinedAt: Date }): EventResult<Joined> => ({
  ok: true,
  value: { teamId, joinedAt: joinedAt.toISOString() },
});
