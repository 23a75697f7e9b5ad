import { getRecordEvidence } from '#usecases/evidence/get-record-evidence.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { evidenceJson } from '#web/server/rankings/evidence-json.ts';
import { parseRecordId } from '#web/server/rankings/record-headers.ts';

export const GET = openCall(async ({ request, params }) => {
  const evidence = await getRecordEvidence(deps(), parseRecordId(params.recordId));
  return evidence ? json(evidenceJson(evidence), 200, ASK_EACH_TIME) : errorAnswer(request, 'not-found');
});
