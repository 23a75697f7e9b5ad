import { getSignedResult } from '#usecases/dumps/sign-results.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { cacheableText } from '#web/server/answer/cacheable-answer.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

export const GET = openCall(async ({ request, params }) => {
  const signature = (await getSignedResult(deps(), parseCode(params.code)))?.signature;
  return signature ? cacheableText(request, signature, { 'content-type': 'text/plain; charset=utf-8' }) : errorAnswer(request, 'not-found');
});
