import { actorOf } from '#usecases/accounts/get-session.ts';
import { getDraft } from '#usecases/events/plan-event.ts';
import { jsonVersion, respond, sessionRead } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/event-code.ts';

export const GET = sessionRead((session, params) =>
  respond(getDraft(deps(), actorOf(session, 'site'), parseCode(params.code)), jsonVersion),
);
