import { signedInAs } from '#usecases/accounts/get-session.ts';
import { getOwnEvent } from '#usecases/events/get-own-event.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { ownEventJson } from '#web/server/events/own-event.ts';

export const GET = sessionRead((session, params) =>
  respond(getOwnEvent(deps(), signedInAs(session, 'site'), parseCode(params.code)), async (own) =>
    json(ownEventJson(await readCatalogue(), own)),
  ),
);
