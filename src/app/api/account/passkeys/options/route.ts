import { getPasskeyOptions } from '#usecases/second-factor/manage-passkeys.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(getPasskeyOptions(deps(), session), (options) => json(options)));
