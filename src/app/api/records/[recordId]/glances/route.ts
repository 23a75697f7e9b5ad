import { glanceForm } from '#domain/fairness/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { glanceAtRecord } from '#usecases/fairness/glance-at-record.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { parseRecordId, readIfMatch } from '#web/server/record-headers.ts';

export const POST = sessionWrite(glanceForm, async ({ form, session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(glanceAtRecord(deps(), actorOf(session, 'records'), at, form), (state) => json({ state }));
});
