import { revokeApiToken } from '#usecases/tokens/manage-tokens.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';

export const DELETE = sessionWrite(null, ({ session, params }) =>
  respond(revokeApiToken(deps(), session, String(parseId(params.tokenId ?? '') || 0)), () => nothing()),
);
