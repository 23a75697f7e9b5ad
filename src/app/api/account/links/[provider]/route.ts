import { unlinkAccount } from '#usecases/sign-in-methods/linked-accounts.ts';
import { nothing, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { offeredProviders } from '#web/server/sign-in-providers.ts';

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(unlinkAccount(deps(), session, params.provider ?? '', offeredProviders()), () => nothing()),
);
