import { evidenceForm } from '#domain/records/evidence-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { replaceEvidence } from '#usecases/records/replace-evidence.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { etagOf, parseRecordId, readIfMatch } from '#web/server/record-headers.ts';

export const PUT = sessionWrite(evidenceForm, async ({ form, session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(replaceEvidence(deps(), actorOf(session, 'records'), at, form), (record) =>
    json(record, 200, { etag: etagOf(record.revisionId) }),
  );
});
