import { endSession } from '#usecases/accounts/settings/manage-sessions.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(endSession(deps(), session, String(parseId(params.sessionId ?? '') || 0)), () => nothing()),
);
