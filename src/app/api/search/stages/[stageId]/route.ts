import { getStageGlimpse } from '#usecases/search/get-stage-glimpse.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import type { GlimpseJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

const FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' };

export const GET = openCall(async ({ request, params: { stageId = '' } }) => {
  const glimpse = await getStageGlimpse(deps(), parseId(stageId));
  return glimpse === undefined ? errorAnswer(request, 'not-found') : json<GlimpseJson>({ data: glimpse }, 200, FOR_A_MINUTE);
});
