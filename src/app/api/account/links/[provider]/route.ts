import { unlinkAccount } from '#usecases/sign-in-methods/linked-accounts.ts';
import { offeredProviders } from '#web/server/account/sign-in-providers.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(unlinkAccount(deps(), session, params.provider ?? '', offeredProviders()), () => nothing()),
);
