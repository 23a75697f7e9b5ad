import { PASSKEY_BYTES } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { passkeySignInForm } from '#domain/accounts/sign-in/sign-in-forms.ts';
import { signInWithPasskey } from '#usecases/accounts/pending/sign-in-with-passkey.ts';
import { openWrite, respond } from '#web/server/answer/api-route.ts';
import { readPendingSecret } from '#web/server/auth/cookies.ts';
import { signedIn } from '#web/server/auth/signed-in.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(
  passkeySignInForm,
  ({ form, request, client }) =>
    respond(signInWithPasskey(deps(), form.passkey, { pending: readPendingSecret(request.headers), client }), signedIn),
  { maxBytes: PASSKEY_BYTES, whileReadOnly: true }, // Admins can sign in.
);
