import { actorOf } from '#usecases/accounts/get-session.ts';
import { applyBulk } from '#usecases/moderation/apply-bulk.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { NO_KEY, parseKey } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(null, ({ session, params }) =>
  respond(applyBulk(deps(), actorOf(session, 'records'), parseKey(params.bulkId) ?? NO_KEY), (acts) => json({ acts })),
);
