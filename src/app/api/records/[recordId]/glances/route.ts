import { peerCheckForm } from '#domain/fairness/forms.ts';
import { actorOf, signedInAs } from '#usecases/accounts/get-session.ts';
import { checkAsPeer } from '#usecases/fairness/check-as-peer.ts';
import { mayCheckAsPeer } from '#usecases/fairness/may-check-as-peer.ts';
import { json, respond, sessionRead, versionWrite } from '#web/server/answer/api-route.ts';
import type { MayCheckJson, PeerCheckedJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const GET = sessionRead(async (session, { recordId }) =>
  json<MayCheckJson>({ mayLook: await mayCheckAsPeer(deps(), signedInAs(session, 'records'), parseRecordId(recordId)) }),
);

export const POST = versionWrite(peerCheckForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(checkAsPeer(deps(), actorOf(session, 'records'), at, form), (state) => json<PeerCheckedJson>({ state }));
});
