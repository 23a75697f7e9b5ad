import { actorOf } from '#usecases/accounts/get-session.ts';
import { openEvent } from '#usecases/events/open-event.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { parseCode } from '#web/server/event-code.ts';
import { etagOf, readIfMatch } from '#web/server/record-headers.ts';

export const POST = sessionWrite(null, async ({ session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { code: parseCode(params.code), revisionId };
  return sayOr(openEvent(deps(), actorOf(session, 'site'), at), (event) => json(event, 200, { etag: etagOf(event.revisionId) }));
});
