import { listStaff } from '#usecases/accounts/audit/govern.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) =>
  respond(listStaff(deps(), actorOf(session, 'site')), (rows) =>
    json({ staff: rows.map(({ handle, name, role }) => ({ userId: handle, name, role })) }),
  ),
);
