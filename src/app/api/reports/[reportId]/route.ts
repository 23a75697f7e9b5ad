import { reportAnswerForm } from '#domain/fairness/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { answerReport } from '#usecases/fairness/answer-report.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const PUT = sessionWrite(reportAnswerForm, async ({ form, session, params }) =>
  respond(answerReport(deps(), actorOf(session, 'records'), parseRecordId(params.reportId), form), () => nothing()),
);
