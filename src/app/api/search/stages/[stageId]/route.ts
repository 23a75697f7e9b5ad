import { getStageGlimpse } from '#usecases/search/get-stage-glimpse.ts';
import { json, openCall } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { parseId } from '#web/server/parse-id.ts';

const FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' };

export const GET = openCall(async ({ request, params: { stageId = '' } }) => {
  const glimpse = await getStageGlimpse(deps(), parseId(stageId));
  return glimpse === undefined ? errorAnswer(request, 404, 'not-found') : json({ data: glimpse }, 200, FOR_A_MINUTE);
});
