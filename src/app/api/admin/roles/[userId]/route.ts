import { roleForm } from '#domain/accounts/govern-forms.ts';
import { changeRole } from '#usecases/accounts/audit/govern.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(roleForm, ({ form, session, params: { userId = '' } }) =>
  respond(changeRole(deps(), actorOf(session, 'site'), userId, form.role), (handle) => json({ userId: handle, role: form.role })),
);
