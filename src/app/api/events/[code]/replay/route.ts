import { actorOf } from '#usecases/accounts/get-session.ts';
import { exportReplay } from '#usecases/events/replay/export-replay.ts';
import { json, openCall, respond } from '#web/server/answer/api-route.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const GET = openCall(async ({ request, client, params }) => {
  const actor = actorOf(await readSession(request.headers), 'site');
  return respond(exportReplay(deps(), actor, client.address, parseCode(params.code)), (replay) => json(replay));
});
