import { appealForm } from '#domain/fairness/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { appealDecline } from '#usecases/fairness/appeal-decline.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(appealForm, async ({ form, session, params }) =>
  respond(appealDecline(deps(), actorOf(session, 'records'), parseRecordId(params.recordId), form), (appealId) => json({ appealId }, 201)),
);
