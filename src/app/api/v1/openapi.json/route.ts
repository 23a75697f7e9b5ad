import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableJson } from '#web/server/answer/cacheable-answer.ts';
import { env } from '#web/server/env.ts';
import { openApiDocument } from '#web/server/v1/open-api.ts';

export const GET = openCall(({ request }) => cacheableJson(request, openApiDocument(env().SITE_URL)));
