import 'server-only';
import type { KeywordRefusal, KeywordResult } from '#usecases/keywords/keyword-errors.ts';
import { json } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';

/**
 * Returns the response to a keyword change. Clients send the base version in the body, not in a header, so an outdated
 * version returns 409 instead of 412.
 */
export async function answerChange<Value>(request: Request, change: Promise<KeywordResult<Value>>): Promise<Response | KeywordRefusal> {
  const result = await change;
  if (result.ok) return json({ data: result.value });
  return result.error === 'stale' ? errorAnswer(request, 'stale', result, 409) : result;
}
