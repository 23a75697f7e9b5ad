import { registerForm, settingsForm } from '#domain/accounts/forms.ts';
import { register } from '#usecases/accounts/register.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { getAccount } from '#usecases/accounts/settings/get-account.ts';
import { json, openWrite, respond, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json(await getAccount(deps(), session)));

export const POST = openWrite(registerForm, ({ form, client }) => respond(register(deps(), form, client), (account) => json(account, 201)));

export const PATCH = sessionWrite(settingsForm, ({ form, session }) =>
  respond(changeSettings(deps(), session, form), (account) => json(account)),
);
