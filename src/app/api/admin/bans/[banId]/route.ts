import { actorOf } from '#usecases/accounts/get-session.ts';
import { lift } from '#usecases/accounts/govern.ts';
import { nothing, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const DELETE = sessionWrite(null, ({ session, params: { banId = '' } }) =>
  respond(lift(deps(), actorOf(session, 'site'), banId), () => nothing()),
);
