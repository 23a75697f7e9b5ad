import { confirmEmailForm } from '#domain/accounts/forms.ts';
import { confirmEmail } from '#usecases/accounts/confirm-email.ts';
import { nothing, openWrite, respond } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = openWrite(confirmEmailForm, ({ form, client }) => respond(confirmEmail(deps(), form.token, client), () => nothing()));
