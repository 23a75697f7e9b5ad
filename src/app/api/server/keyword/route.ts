import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableJson } from '#web/server/answer/cacheable-answer.ts';
import { readKeywordList } from '#web/server/texts/read-keywords.ts';

export const GET = openCall(async ({ request }) => cacheableJson(request, { data: await readKeywordList() }));
