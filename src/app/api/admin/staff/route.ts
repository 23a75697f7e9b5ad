import { actorOf } from '#usecases/accounts/get-session.ts';
import { listStaff } from '#usecases/accounts/govern.ts';
import { json, respond, sessionRead } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) =>
  respond(listStaff(deps(), actorOf(session, 'site')), (rows) =>
    json({ staff: rows.map(({ handle, name, role }) => ({ userId: handle, name, role })) }),
  ),
);
