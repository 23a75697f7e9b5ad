import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { deleteOrganiser, insertOrganiser } from '#data/queries/events/event-organisers.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { dayOfCode } from '#domain/events/event-code.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';
import type { EventResult } from './event-errors.ts';

/** Grants or revokes a user's right to organise one event, which may not exist yet. Only admins may call it. */
export async function grantEvent(
  deps: Deps,
  actor: Actor,
  code: number,
  handle: string,
  granted: boolean,
): Promise<EventResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const refusal = refusalOf(actor, 'grant-event');
  if (refusal) return refusal;
  if (dayOfCode(code) === undefined) return refuse('not-found');
  return deps.db.transaction().execute(async (tx): Promise<EventResult<undefined>> => {
    const account = await findAccountByHandle(tx, handle);
    if (!account) return refuse('not-found');
    const { userId } = account;
    if (granted) await insertOrganiser(tx, code, userId, actor.userId);
    else await deleteOrganiser(tx, code, userId);
    const verb = granted ? 'grant-event' : 'revoke-event';
    await insertAudit(tx, { actorId: actor.userId, verb, subjectKind: 'event', subjectId: String(code), detail: { userId } });
    return { ok: true, value: undefined };
  });
}
