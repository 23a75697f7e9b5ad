import { eventPlan } from '#domain/events/plan/event-plan.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editEvent } from '#usecases/events/manage/plan-event.ts';
import { exportEvent } from '#usecases/events/replay/export-event.ts';
import { json, jsonVersion, openCall, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { MAX_EVENT_BYTES } from '#web/server/answer/read-body.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

// The response depends on the session, because a blind event looks different to each viewer.
export const GET = openCall(async ({ request, client, params }) => {
  const actor = actorOf(await readSession(request.headers), 'site');
  return respond(exportEvent(deps(), actor, client.address, parseCode(params.code)), (file) => json(file));
});

export const PUT = versionWrite(
  eventPlan,
  async ({ form, session, revisionId, params }) => {
    const at = { code: parseCode(params.code), revisionId };
    return respond(editEvent(deps(), actorOf(session, 'site'), at, form), jsonVersion);
  },
  { maxBytes: MAX_EVENT_BYTES },
);
