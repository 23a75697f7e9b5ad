import { appealAnswerForm } from '#domain/fairness/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { answerAppeal } from '#usecases/fairness/answer-appeal.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const PUT = sessionWrite(appealAnswerForm, async ({ form, session, params }) =>
  respond(answerAppeal(deps(), actorOf(session, 'records'), parseRecordId(params.appealId), form), () => nothing()),
);
