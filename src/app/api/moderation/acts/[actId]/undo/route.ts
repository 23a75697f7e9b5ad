import { undoForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { undoAct } from '#usecases/moderation/undo-act.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(undoForm, ({ form, session, params }) =>
  respond(undoAct(deps(), actorOf(session, 'records'), parseRecordId(params.actId), form), (act) => json(act)),
);
