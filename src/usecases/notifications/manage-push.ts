import { deletePushSubscription, hasPushSubscription, savePushSubscription } from '#data/queries/notifications/push-subscriptions.ts';
import { can } from '#domain/accounts/can.ts';
import type { PushSubscriptionForm } from '#domain/notifications/push-subscription.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';

/** Subscribes this session's browser to push messages. Returns 'not-found' when push is not configured. */
export async function subscribeToPush(deps: Deps, session: Session, subscription: PushSubscriptionForm): Promise<AccountResult<undefined>> {
  if (!deps.push) return refuse('not-found');
  if (!can(signedInAs(session, 'site'), 'read-notifications')) return refuse('not-allowed');
  await deps.db.transaction().execute((tx) => savePushSubscription(tx, session, subscription));
  return { ok: true, value: undefined };
}

export async function unsubscribeFromPush(deps: Deps, session: Session): Promise<AccountResult<undefined>> {
  await deletePushSubscription(deps.db, session.sessionId);
  return { ok: true, value: undefined };
}

/**
 * Returns the site's public key and whether this session's browser is subscribed, or undefined when push is not
 * configured.
 */
export async function getPushState(deps: Deps, session: Session): Promise<{ publicKey: string; isOn: boolean } | undefined> {
  return deps.push && { publicKey: deps.push.publicKey, isOn: await hasPushSubscription(deps.db, session.sessionId) };
}
