import { evidenceForm } from '#domain/records/evidence/evidence-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { replaceEvidence } from '#usecases/records/replace-evidence.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const PUT = versionWrite(evidenceForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(replaceEvidence(deps(), actorOf(session, 'records'), at, form), jsonVersion);
});
