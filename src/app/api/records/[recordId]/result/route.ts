import { actorOf } from '#usecases/accounts/get-session.ts';
import { getPostResult } from '#usecases/records/get-post-result.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session, params) =>
  respond(getPostResult(deps(), actorOf(session, 'records'), params.recordId ?? ''), (result) => json(result)),
);
