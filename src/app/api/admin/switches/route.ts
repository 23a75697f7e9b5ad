import { actorOf } from '#usecases/accounts/get-session.ts';
import { getSwitches } from '#usecases/administration/get-switches.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) => respond(getSwitches(deps(), actorOf(session, 'site')), (switches) => json({ switches })));
