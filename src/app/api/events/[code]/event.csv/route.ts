import { codeText } from '#domain/events/event-code.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { eventCsv, exportEvent } from '#usecases/events/replay/export-event.ts';
import { openCall, respond } from '#web/server/answer/api-route.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const GET = openCall(async ({ request, client, params }) => {
  const actor = actorOf(await readSession(request.headers), 'site');
  return respond(exportEvent(deps(), actor, client.address, parseCode(params.code)), (file) => {
    const name = `event-${codeText(file.code)}.csv`;
    return new Response(eventCsv(file), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  });
});
