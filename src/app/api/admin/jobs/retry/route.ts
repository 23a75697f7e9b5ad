import { actorOf } from '#usecases/accounts/get-session.ts';
import { retryJobs } from '#usecases/administration/manage-jobs.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(retryJobs(deps(), actorOf(session, 'site')), (done) => json(done)));
