import { findStoredAnswer } from '#data/queries/idempotency-keys.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { Deps } from '#usecases/deps.ts';
import { type RecordResult, refuse } from './record-errors.ts';
import type { PostedRecord } from './store-record.ts';

/** What a post with this key was answered with: how a browser that heard nothing learns what became of it. */
export async function getPostedRecord(deps: Deps, actor: Actor, key: string): Promise<RecordResult<PostedRecord>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const kept = await findStoredAnswer(deps.db, actor.userId, key);
  return kept && isRecord(kept.answer) ? { ok: true, value: kept.answer } : refuse('not-found');
}

// A key may have brought a keyword instead.
const isRecord = (answer: unknown): answer is PostedRecord => typeof answer === 'object' && answer !== null && 'recordId' in answer;
