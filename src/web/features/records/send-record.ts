import { type RecordAnswer, recordCall } from './record-call.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

type Sending = {
  readonly key: string;
  readonly json: object;
  /** Sent before by a page that has been closed: query before sending again. */
  readonly resumed: boolean;
  /** Called while the outcome is unknown and being queried. */
  readonly onWaiting: () => void;
};

/**
 * Sends a record until the outcome is known. Without a response it queries by the draft's key, and resends only when
 * no record exists; the idempotency key ensures that a late first attempt and the second create one record.
 */
export async function sendRecord({ key, json, resumed, onWaiting }: Sending): Promise<RecordAnswer> {
  let pauseMs = FIRST_PAUSE_MS;
  let asks = resumed;
  let failed: RecordAnswer | undefined;
  for (;;) {
    const answer = asks ? await recordCall(`/by-key/${key}`) : await send(key, json);
    const isMissing = asks && answer.status === 404;
    if (isMissing && failed) return failed; // it failed, and nothing was saved
    if (isKnown(answer) && !isMissing) return answer;
    failed = !asks && answer.status === 500 ? answer : undefined;
    asks = !isMissing;
    if (isMissing || failed) continue; // continues without a pause
    onWaiting();
    await pause(answer.retryAfterS === undefined ? pauseMs : answer.retryAfterS * 1_000);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

const send = (key: string, json: object) => recordCall('', { method: 'POST', json, headers: { 'idempotency-key': key } });

/** Whether an answer is definite about whether the record exists. */
export function isKnown({ status, body }: Pick<RecordAnswer, 'status' | 'body'>): boolean {
  if (status === 503) return body.error === 'read-only'; // refused before processing
  if (status === 409) return body.error !== 'key-in-progress';
  return status !== 0 && status < 500;
}

// Waits for `ms`, or until the connection is back.
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
