import { actorOf } from '#usecases/accounts/get-session.ts';
import { closeEvent } from '#usecases/events/close-event.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const POST = sessionWrite(null, async ({ session, params }) =>
  respond(closeEvent(deps(), actorOf(session, 'site'), parseCode(params.code)), (closed) => json(closed)),
);
