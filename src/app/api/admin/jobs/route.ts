import { actorOf } from '#usecases/accounts/get-session.ts';
import { getJobs } from '#usecases/administration/manage-jobs.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) => respond(getJobs(deps(), actorOf(session, 'site')), (stats) => json(stats)));
