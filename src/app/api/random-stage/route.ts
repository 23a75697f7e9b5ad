import { pickRandomStage } from '#usecases/catalogue/pick-random-stage.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { RandomStageJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

/** Returns a random stage. This is an API call because cached pages must not depend on randomness or the time. */
export const GET = openCall(async ({ request }) => {
  const stageId = await pickRandomStage(deps());
  return stageId === undefined ? errorAnswer(request, 'not-found') : json<RandomStageJson>({ stageId });
});
