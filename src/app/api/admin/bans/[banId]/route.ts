import { lift } from '#usecases/accounts/audit/govern.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const DELETE = sessionWrite(null, ({ session, params: { banId = '' } }) =>
  respond(lift(deps(), actorOf(session, 'site'), banId), () => nothing()),
);
