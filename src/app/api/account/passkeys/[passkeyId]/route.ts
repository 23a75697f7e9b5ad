import { passkeyNameForm } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { removePasskey, renamePasskey } from '#usecases/second-factor/manage-passkeys.ts';
import { offeredProviders } from '#web/server/account/sign-in-providers.ts';
import { json, nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';

const idOf = ({ passkeyId = '' }: Readonly<Record<string, string>>): string => String(parseId(passkeyId) || 0);

export const PATCH = sessionWrite(passkeyNameForm, ({ form, session, params }) =>
  respond(renamePasskey(deps(), session, idOf(params), form.name), (passkey) => json(passkey)),
);

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(removePasskey(deps(), session, idOf(params), offeredProviders()), () => nothing()),
);
