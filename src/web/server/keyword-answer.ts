import 'server-only';
import type { KeywordRefusal, KeywordResult } from '#usecases/keywords/keyword-errors.ts';
import { json } from './api-route.ts';
import { errorAnswer } from './error-answer.ts';

/** What became of a change of a keyword. What it was made from stands in its body and not in a header, so being stale is a conflict and no failed precondition. */
export async function answerChange<Value>(request: Request, change: Promise<KeywordResult<Value>>): Promise<Response | KeywordRefusal> {
  const result = await change;
  if (result.ok) return json({ data: result.value });
  return result.error === 'stale' ? errorAnswer(request, 409, 'stale', result.data && { data: result.data }) : result;
}
