import { resetForm, resetRequestForm } from '#domain/accounts/forms.ts';
import { requestReset, resetPassword } from '#usecases/accounts/reset-password.ts';
import { nothing, openWrite, respond } from '#web/server/answer/api-route.ts';
import { deviceCookieLine } from '#web/server/auth/cookies.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(resetRequestForm, ({ form, client }) =>
  respond(requestReset(deps(), form.account, client), () => nothing(202)),
);

export const PUT = openWrite(resetForm, ({ form, client }) =>
  respond(resetPassword(deps(), form, client), ({ device }) => {
    const answer = nothing();
    answer.headers.append('set-cookie', deviceCookieLine(device));
    return answer;
  }),
);
