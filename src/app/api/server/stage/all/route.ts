import { getStageList } from '#usecases/search/get-stage-list.ts';
import { openCall } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { cacheableJson } from '#web/server/cacheable-answer.ts';

export const GET = openCall(async ({ request }) => cacheableJson(request, await getStageList(deps())));
