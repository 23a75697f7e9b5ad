import { getConfirmOptions } from '#usecases/sign-in-methods/confirm-sign-in.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(getConfirmOptions(deps(), session), (options) => json(options)), {
  whileReadOnly: true, // Admins re-authenticate before they end read-only mode.
});
