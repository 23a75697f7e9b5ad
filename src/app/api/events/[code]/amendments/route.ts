import { amendmentForm } from '#domain/events/result/amendment-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { amendEvent } from '#usecases/events/manage/amend-event.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const POST = sessionWrite(amendmentForm, async ({ form, session, params }) =>
  respond(amendEvent(deps(), actorOf(session, 'site'), parseCode(params.code), form), (amended) => json(amended, 201)),
);
