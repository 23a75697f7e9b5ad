import { answerForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { answerQuestion } from '#usecases/records/answer-question.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { etagOf, parseRecordId, readIfMatch } from '#web/server/record-headers.ts';

export const POST = sessionWrite(answerForm, async ({ form, session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(answerQuestion(deps(), actorOf(session, 'records'), at, form), (answer) =>
    json(answer, 200, { etag: etagOf(answer.revisionId) }),
  );
});
