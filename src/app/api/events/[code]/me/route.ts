import { signedInAs } from '#usecases/accounts/get-session.ts';
import { getOwnEvent } from '#usecases/events/get-own-event.ts';
import { json, respond, sessionRead } from '#web/server/api-route.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/event-code.ts';
import { ownEventJson } from '#web/server/own-event.ts';

export const GET = sessionRead((session, params) =>
  respond(getOwnEvent(deps(), signedInAs(session, 'site'), parseCode(params.code)), async (own) =>
    json(ownEventJson(await readCatalogue(), own)),
  ),
);
