import { openCall } from '#web/server/api-route.ts';
import { cacheableJson } from '#web/server/cacheable-answer.ts';
import { readKeywordList } from '#web/server/read-keywords.ts';

export const GET = openCall(async ({ request }) => cacheableJson(request, { data: await readKeywordList() }));
