import { passwordForm } from '#domain/accounts/forms.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { sessionCookieLine } from '#web/server/auth/token.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(passwordForm, ({ form, session }) =>
  respond(changePassword(deps(), session, form), async ({ secret }) => {
    const answer = nothing();
    answer.headers.append('set-cookie', await sessionCookieLine(secret));
    return answer;
  }),
);
