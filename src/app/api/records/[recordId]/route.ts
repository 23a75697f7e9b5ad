import { recordEditForm } from '#domain/records/record-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { json, nothing, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { etagOf, parseRecordId, readIfMatch } from '#web/server/record-headers.ts';

export const PATCH = sessionWrite(recordEditForm, async ({ form, session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(editRecord(deps(), actorOf(session, 'records'), at, form), (record) =>
    json(record, 200, { etag: etagOf(record.revisionId) }),
  );
});

export const DELETE = sessionWrite(null, async ({ session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(changeRecordState(deps(), actorOf(session, 'records'), at, 'withdrawn', ''), () => nothing());
});
