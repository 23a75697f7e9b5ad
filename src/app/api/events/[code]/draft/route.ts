import { actorOf } from '#usecases/accounts/get-session.ts';
import { getDraft } from '#usecases/events/manage/plan-event.ts';
import { jsonVersion, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const GET = sessionRead((session, params) =>
  respond(getDraft(deps(), actorOf(session, 'site'), parseCode(params.code)), jsonVersion),
);
