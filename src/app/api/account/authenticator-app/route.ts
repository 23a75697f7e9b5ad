import { authenticatorCodeForm } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { confirmAuthenticatorApp, createAuthenticatorKey, removeAuthenticatorApp } from '#usecases/second-factor/authenticator-app.ts';
import { json, nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(createAuthenticatorKey(deps(), session), (key) => json(key, 201)));

export const PUT = sessionWrite(authenticatorCodeForm, ({ form, session }) =>
  respond(confirmAuthenticatorApp(deps(), session, form.code), (added) => json(added)),
);

export const DELETE = sessionWrite(null, ({ session }) => respond(removeAuthenticatorApp(deps(), session), () => nothing()));
