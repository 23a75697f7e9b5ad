import { resetForm, resetRequestForm } from '#domain/accounts/forms.ts';
import { requestReset, resetPassword } from '#usecases/accounts/reset-password.ts';
import { nothing, openWrite, sayOr } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(resetRequestForm, ({ form, client }) =>
  sayOr(requestReset(deps(), form.account, client), () => nothing(202)),
);

export const PUT = openWrite(resetForm, ({ form, client }) => sayOr(resetPassword(deps(), form, client), () => nothing()));
