import { findStoredAnswer } from '#data/queries/records/idempotency-keys.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { RecordResult } from './record-errors.ts';
import type { PostedRecord } from './store-record.ts';

/**
 * Returns the stored response to a post with this key, so that a client that lost the response can find out the result.
 */
export async function getPostedRecord(deps: Deps, actor: Actor, key: string): Promise<RecordResult<PostedRecord>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const stored = await findStoredAnswer(deps.db, actor.userId, key);
  return stored && isRecord(stored.answer) ? { ok: true, value: stored.answer } : refuse('not-found');
}

// The key may have been used for a keyword instead of a record.
const isRecord = (answer: unknown): answer is PostedRecord => typeof answer === 'object' && answer !== null && 'recordId' in answer;
