import { closeForm } from '#domain/accounts/forms.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { respond, sessionWrite, signedOut } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(closeForm, ({ form, session }) =>
  respond(closeAccount(deps(), session, form.password), () => signedOut()),
);
