import { newPasskeyForm, PASSKEY_BYTES } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { addPasskey } from '#usecases/second-factor/manage-passkeys.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(
  newPasskeyForm,
  ({ form, session }) => respond(addPasskey(deps(), session, form), (added) => json(added, 201)),
  { maxBytes: PASSKEY_BYTES },
);
