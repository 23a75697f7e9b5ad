import { roleForm } from '#domain/accounts/govern-forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeRole } from '#usecases/accounts/govern.ts';
import { json, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(roleForm, ({ form, session, params: { userId = '' } }) =>
  respond(changeRole(deps(), actorOf(session, 'site'), userId, form.role), (handle) => json({ userId: handle, role: form.role })),
);
