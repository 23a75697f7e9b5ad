import { answerForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { answerQuestion } from '#usecases/records/answer-question.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const POST = versionWrite(answerForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(answerQuestion(deps(), actorOf(session, 'records'), at, form), jsonVersion);
});
