import { profileReportForm } from '#domain/profile/profile-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { reportProfile } from '#usecases/players/report-profile.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(profileReportForm, ({ form, session, params: { userId = '' } }) =>
  respond(reportProfile(deps(), actorOf(session, 'keywords'), userId, form), () => nothing()),
);
