import { actorOf } from '#usecases/accounts/get-session.ts';
import { getSealedRecord } from '#usecases/records/get-sealed-record.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session, params) =>
  respond(getSealedRecord(deps(), actorOf(session, 'site'), params.recordId ?? ''), (record) => json(record)),
);
