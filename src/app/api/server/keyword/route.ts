import { getKeywordList } from '#usecases/search/get-keyword-list.ts';
import { openCall } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { keptAnswer } from '#web/server/kept-answer.ts';

export const GET = openCall(async ({ request }) => keptAnswer(request, { data: await getKeywordList(deps()) }));
