import { markRead, markReadUpTo } from '#data/queries/notifications/notifications.ts';
import { can } from '#domain/accounts/can.ts';
import type { ReadForm } from '#domain/notifications/read-form.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { readNotifications } from './list-notifications.ts';

/** Marks one notification with all its merged rows as read, or all notifications up to an id. */
export async function markNotificationsRead(deps: Deps, session: Session, form: ReadForm): Promise<AccountResult<undefined>> {
  if (!can(signedInAs(session, 'site'), 'read-notifications')) return refuse('not-allowed');
  const { userId } = session;
  if ('upTo' in form) {
    await markReadUpTo(deps.db, userId, form.upTo);
    return { ok: true, value: undefined };
  }
  const notification = (await readNotifications(deps, userId)).find(({ parts }) => parts.includes(form.id));
  if (!notification) return refuse('not-found');
  await markRead(deps.db, userId, notification.parts);
  return { ok: true, value: undefined };
}
