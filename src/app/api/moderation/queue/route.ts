import { actorOf } from '#usecases/accounts/get-session.ts';
import { listQueue } from '#usecases/moderation/list-queue.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) => respond(listQueue(deps(), actorOf(session, 'records')), (queue) => json(queue)));
