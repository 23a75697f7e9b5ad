import { getStageList } from '#usecases/search/get-stage-list.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableJson } from '#web/server/answer/cacheable-answer.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request }) => cacheableJson(request, await getStageList(deps())));
