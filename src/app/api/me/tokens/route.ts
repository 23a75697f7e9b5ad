import { tokenForm } from '#domain/tokens/token-form.ts';
import { createApiToken, getApiTokens } from '#usecases/tokens/manage-tokens.ts';
import { json, respond, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json({ tokens: await getApiTokens(deps(), session) }));

export const POST = sessionWrite(tokenForm, ({ form, session }) =>
  respond(createApiToken(deps(), session, form), (created) => json(created, 201)),
);
