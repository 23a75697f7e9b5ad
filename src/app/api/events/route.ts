import { newEventForm } from '#domain/events/plan/event-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createEvent } from '#usecases/events/manage/plan-event.ts';
import { jsonVersion, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { MAX_EVENT_BYTES } from '#web/server/answer/read-body.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(
  newEventForm,
  ({ form: { code, plan }, session }) =>
    respond(createEvent(deps(), actorOf(session, 'site'), code, plan), (event) => jsonVersion(event, 201)),
  { maxBytes: MAX_EVENT_BYTES },
);
