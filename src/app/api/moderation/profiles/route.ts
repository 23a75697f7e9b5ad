import { profileRemovalForm } from '#domain/profile/profile-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { removeProfileTexts } from '#usecases/moderation/remove-profile-texts.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(profileRemovalForm, ({ form, session }) =>
  respond(removeProfileTexts(deps(), actorOf(session, 'records'), form.userId), () => nothing()),
);
