import { bulkForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { previewBulk } from '#usecases/moderation/preview-bulk.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(bulkForm, ({ form, session }) =>
  respond(previewBulk(deps(), actorOf(session, 'records'), form), (preview) => json(preview, 201)),
);
