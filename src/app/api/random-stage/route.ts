import { pickRandomStage } from '#usecases/catalogue/pick-random-stage.ts';
import { json, openCall } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';

/** Returns a random stage. This is an API call because cached pages must not depend on randomness or the time. */
export const GET = openCall(async ({ request }) => {
  const stageId = await pickRandomStage(deps());
  return stageId === undefined ? errorAnswer(request, 404, 'not-found') : json({ stageId });
});
