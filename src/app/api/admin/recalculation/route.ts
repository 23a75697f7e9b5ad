import { actorOf } from '#usecases/accounts/get-session.ts';
import { recalculate } from '#usecases/administration/manage-jobs.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(recalculate(deps(), actorOf(session, 'site')), () => nothing(202)));
