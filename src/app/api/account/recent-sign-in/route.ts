import { recentSignInForm } from '#domain/accounts/forms.ts';
import { PASSKEY_BYTES } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { confirmSignIn } from '#usecases/sign-in-methods/confirm-sign-in.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { sessionCookieLine } from '#web/server/auth/token.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(
  recentSignInForm,
  ({ form, session }) =>
    respond(confirmSignIn(deps(), session, form), async ({ secret }) => {
      const answer = nothing();
      if (secret !== undefined) answer.headers.append('set-cookie', await sessionCookieLine(secret));
      return answer;
    }),
  { maxBytes: PASSKEY_BYTES, whileReadOnly: true }, // Admins re-authenticate before they end read-only mode.
);
