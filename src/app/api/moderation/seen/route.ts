import { seenForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { markSeen } from '#usecases/moderation/mark-seen.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(seenForm, ({ form, session }) =>
  respond(markSeen(deps(), actorOf(session, 'records'), form.item), () => nothing()),
);
