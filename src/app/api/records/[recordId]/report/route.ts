import { reportForm } from '#domain/fairness/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { reportRecord } from '#usecases/fairness/report-record.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(reportForm, async ({ form, session, params }) =>
  respond(reportRecord(deps(), actorOf(session, 'records'), parseRecordId(params.recordId), form), () => nothing()),
);
