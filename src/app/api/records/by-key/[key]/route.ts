import { actorOf } from '#usecases/accounts/get-session.ts';
import { getPostedRecord } from '#usecases/records/get-posted-record.ts';
import { refuse } from '#usecases/refused.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseKey } from '#web/server/rankings/record-headers.ts';

export const GET = sessionRead(async (session, params) => {
  const key = parseKey(params.key);
  if (key === undefined) return refuse('not-found');
  return respond(getPostedRecord(deps(), actorOf(session, 'records'), key), (record) => json(record));
});
