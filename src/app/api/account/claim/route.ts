import { claimForm } from '#domain/accounts/forms.ts';
import { claimOldName } from '#usecases/import/claim-old-name.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(claimForm, ({ form, session, client }) =>
  respond(claimOldName(deps(), session, form.code, client), (account) => json(account)),
);
