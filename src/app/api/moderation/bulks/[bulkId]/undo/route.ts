import { undoForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { undoBulk } from '#usecases/moderation/undo-bulk.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { NO_KEY, parseKey } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(undoForm, ({ form, session, params }) =>
  respond(undoBulk(deps(), actorOf(session, 'records'), parseKey(params.bulkId) ?? NO_KEY, form), (acts) => json({ acts })),
);
