import { countStagePlayers } from '#usecases/rankings/stage/count-stage-players.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import type { StageCountsJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request, params: { stageId = '' } }) => {
  const counts = await countStagePlayers(deps(), parseId(stageId));
  return counts.ok ? json<StageCountsJson>(counts.value, 200, ASK_EACH_TIME) : errorAnswer(request, 'not-found');
});
