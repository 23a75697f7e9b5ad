import { switchForm } from '#domain/administration/switch-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(
  switchForm,
  ({ form, session, params: { name = '' } }) => respond(turnSwitch(deps(), actorOf(session, 'site'), name, form), (turned) => json(turned)),
  { whileReadOnly: true },
);
