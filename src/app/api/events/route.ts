import { newEventForm } from '#domain/events/event-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createEvent } from '#usecases/events/plan-event.ts';
import { jsonVersion, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { MAX_EVENT_BYTES } from '#web/server/read-body.ts';

export const POST = sessionWrite(
  newEventForm,
  ({ form: { code, plan }, session }) =>
    respond(createEvent(deps(), actorOf(session, 'site'), code, plan), (event) => jsonVersion(event, 201)),
  { maxBytes: MAX_EVENT_BYTES },
);
