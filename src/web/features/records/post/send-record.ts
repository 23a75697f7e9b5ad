import { type RecordAnswer, recordCall } from '#web/features/records/own/record-call.ts';
import type { PostedRecordJson } from '#web/server/answer/response-types.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Why the outcome is unknown: no response, or a server that cannot save at the moment. */
export type WaitReason = 'unanswered' | 'paused';

type PostAnswer = RecordAnswer<PostedRecordJson>;
type Sending = {
  readonly key: string;
  readonly json: object;
  /** Account that wrote the record. The server rejects it with 401 if another one is signed in by now. */
  readonly author: string | undefined;
  /** True if a page that has since been closed already sent the record. Queries the record before sending it again. */
  readonly resumed: boolean;
  /** Called while the outcome is unknown and is being queried. */
  readonly onWaiting: (reason: WaitReason) => void;
};

/**
 * Sends a record until the outcome is known. After a lost response, queries the record by the draft's key and resends
 * it only if it does not exist. The idempotency key ensures that a delayed first attempt and the second one create a
 * single record.
 */
export async function sendRecord({ key, json, author, resumed, onWaiting }: Sending): Promise<PostAnswer> {
  let pauseMs = FIRST_PAUSE_MS;
  let asks = resumed;
  let failed: PostAnswer | undefined;
  for (;;) {
    const answer = asks ? await recordCall<PostedRecordJson>(`/by-key/${key}`) : await send(key, json, author);
    const isMissing = asks && answer.status === 404;
    if (isMissing && failed) return failed; // The request failed, and no record was saved.
    if (isKnown(answer) && !isMissing) return answer;
    failed = !asks && answer.status === 500 ? answer : undefined;
    asks = !isMissing;
    if (isMissing || failed) continue;
    onWaiting(answer.status === 0 ? 'unanswered' : 'paused');
    await pause(answer.retryAfterS === undefined ? pauseMs : answer.retryAfterS * 1_000);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

const send = (key: string, json: object, author: string | undefined) =>
  recordCall<PostedRecordJson>('', { method: 'POST', json, headers: { 'idempotency-key': key, ...(author && { 'x-author': author }) } });

/** Returns whether the response is definite about the record's existence. */
export function isKnown({ status, body }: Pick<RecordAnswer, 'status' | 'body'>): boolean {
  if (status === 503) return body.error === 'read-only'; // The read-only mode rejects a request before processing it.
  if (status === 409) return body.error !== 'key-in-progress';
  return status !== 0 && status < 500;
}

// Waits for `ms`, or until the connection is restored.
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
