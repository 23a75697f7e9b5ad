import { actorOf } from '#usecases/accounts/get-session.ts';
import { openEvent } from '#usecases/events/open-event.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/event-code.ts';

export const POST = versionWrite(null, async ({ session, revisionId, params }) => {
  const at = { code: parseCode(params.code), revisionId };
  return respond(openEvent(deps(), actorOf(session, 'site'), at), jsonVersion);
});
