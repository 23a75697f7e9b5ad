import { parseEventCode } from '#domain/events/event-code.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';

export const POST = sessionWrite(null, async ({ params: { code = '' }, session, request }) => {
  const event = parseEventCode(code);
  if (event === undefined) return errorAnswer(request, 404, 'not-found');
  return sayOr(joinEvent(deps(), actorOf(session, 'records'), event), (joined) => json(joined));
});
