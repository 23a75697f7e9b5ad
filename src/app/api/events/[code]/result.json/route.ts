import { getSignedResult } from '#usecases/dumps/sign-results.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableText } from '#web/server/answer/cacheable-answer.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const GET = openCall(async ({ request, params }) => {
  const result = await getSignedResult(deps(), parseCode(params.code));
  return result ? cacheableText(request, result.content, { 'content-type': 'application/json' }) : errorAnswer(request, 'not-found');
});
