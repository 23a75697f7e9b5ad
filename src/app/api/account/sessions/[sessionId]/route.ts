import { endSession } from '#usecases/accounts/manage-sessions.ts';
import { nothing, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseId } from '#web/server/parse-id.ts';

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(endSession(deps(), session, String(parseId(params.sessionId ?? '') || 0)), () => nothing()),
);
