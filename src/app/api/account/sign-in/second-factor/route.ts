import { PASSKEY_BYTES } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { secondStepForm } from '#domain/accounts/sign-in/sign-in-forms.ts';
import { completeSignIn } from '#usecases/accounts/pending/complete-sign-in.ts';
import { openWrite, respond } from '#web/server/answer/api-route.ts';
import { readPendingSecret } from '#web/server/auth/cookies.ts';
import { signedIn } from '#web/server/auth/signed-in.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(
  secondStepForm,
  ({ form, request, client }) => respond(completeSignIn(deps(), readPendingSecret(request.headers), form, client), signedIn),
  { maxBytes: PASSKEY_BYTES, whileReadOnly: true }, // Admins can sign in.
);
