import { getStageList } from '#usecases/search/get-stage-list.ts';
import { openCall } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { keptAnswer } from '#web/server/kept-answer.ts';

export const GET = openCall(async ({ request }) => keptAnswer(request, await getStageList(deps())));
