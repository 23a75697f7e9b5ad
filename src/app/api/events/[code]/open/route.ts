import { actorOf } from '#usecases/accounts/get-session.ts';
import { openEvent } from '#usecases/events/manage/open-event.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const POST = versionWrite(null, async ({ session, revisionId, params }) => {
  const at = { code: parseCode(params.code), revisionId };
  return respond(openEvent(deps(), actorOf(session, 'site'), at), jsonVersion);
});
