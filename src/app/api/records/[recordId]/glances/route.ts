import { glanceForm } from '#domain/fairness/forms.ts';
import { actorOf, signedInAs } from '#usecases/accounts/get-session.ts';
import { glanceAtRecord } from '#usecases/fairness/glance-at-record.ts';
import { mayGlance } from '#usecases/fairness/may-glance.ts';
import { json, sayOr, sessionRead, versionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/record-headers.ts';

export const GET = sessionRead(async (session, { recordId }) =>
  json({ mayLook: await mayGlance(deps(), signedInAs(session, 'records'), parseRecordId(recordId)) }),
);

export const POST = versionWrite(glanceForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(glanceAtRecord(deps(), actorOf(session, 'records'), at, form), (state) => json({ state }));
});
