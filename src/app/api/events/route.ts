import { newEventForm } from '#domain/events/event-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createEvent } from '#usecases/events/plan-event.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { MAX_EVENT_BYTES } from '#web/server/read-body.ts';
import { etagOf } from '#web/server/record-headers.ts';

export const POST = sessionWrite(
  newEventForm,
  ({ form: { code, plan }, session }) =>
    sayOr(createEvent(deps(), actorOf(session, 'site'), code, plan), (event) => json(event, 201, { etag: etagOf(event.revisionId) })),
  { maxBytes: MAX_EVENT_BYTES },
);
