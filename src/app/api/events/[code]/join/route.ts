import { actorOf } from '#usecases/accounts/get-session.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const POST = sessionWrite(null, async ({ session, params }) =>
  respond(joinEvent(deps(), actorOf(session, 'records'), parseCode(params.code)), (joined) => json(joined)),
);
