import 'server-only';
import type { KeywordRefusal, KeywordResult } from '#usecases/keywords/keyword-errors.ts';
import { json } from './api-route.ts';
import { errorAnswer } from './error-answer.ts';

/** Responds to a keyword change. The base version is sent in the body, not in a header, so a stale one is a 409, not a 412. */
export async function answerChange<Value>(request: Request, change: Promise<KeywordResult<Value>>): Promise<Response | KeywordRefusal> {
  const result = await change;
  if (result.ok) return json({ data: result.value });
  return result.error === 'stale' ? errorAnswer(request, 409, 'stale', result.data && { data: result.data }) : result;
}
