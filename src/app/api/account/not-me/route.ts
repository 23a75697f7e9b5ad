import { notMeForm } from '#domain/accounts/forms.ts';
import { secureAccount } from '#usecases/sign-in-methods/not-me.ts';
import { json, openWrite, respond } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = openWrite(notMeForm, ({ form, client }) => respond(secureAccount(deps(), form.token, client), (done) => json(done)));
