import { teamForm } from '#domain/events/plan/event-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeTeam } from '#usecases/events/manage/change-team.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const PUT = sessionWrite(teamForm, async ({ form, session, params: { code, userId = '' } }) =>
  respond(changeTeam(deps(), actorOf(session, 'site'), parseCode(code), userId, form.teamId), () => nothing()),
);
