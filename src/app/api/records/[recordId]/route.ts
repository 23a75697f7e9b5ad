import { recordEditForm } from '#domain/records/draft/record-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { jsonVersion, nothing, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const PATCH = versionWrite(recordEditForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(editRecord(deps(), actorOf(session, 'records'), at, form), jsonVersion);
});

export const DELETE = versionWrite(null, async ({ session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(changeRecordState(deps(), actorOf(session, 'records'), at, 'withdrawn', ''), () => nothing());
});
