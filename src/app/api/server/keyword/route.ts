import { openCall } from '#web/server/api-route.ts';
import { keptAnswer } from '#web/server/kept-answer.ts';
import { readKeywordList } from '#web/server/read-keywords.ts';

export const GET = openCall(async ({ request }) => keptAnswer(request, { data: await readKeywordList() }));
