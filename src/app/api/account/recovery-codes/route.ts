import { renewRecoveryCodes } from '#usecases/second-factor/renew-recovery-codes.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, ({ session }) => respond(renewRecoveryCodes(deps(), session), (codes) => json(codes, 201)));
