import { getSignInOptions } from '#usecases/accounts/pending/sign-in-with-passkey.ts';
import { json, openWrite, respond } from '#web/server/answer/api-route.ts';
import { readPendingSecret } from '#web/server/auth/cookies.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(
  null,
  ({ request, client }) => respond(getSignInOptions(deps(), readPendingSecret(request.headers), client), (options) => json(options)),
  { whileReadOnly: true }, // Admins can sign in.
);
