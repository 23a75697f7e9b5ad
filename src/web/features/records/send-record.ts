import { type RecordAnswer, recordCall } from './record-call.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

type Sending = {
  readonly key: string;
  readonly json: object;
  /** It was sent before, by a page that is gone: ask before sending again. */
  readonly resumed: boolean;
  /** The answer is not known yet, and it is being asked for. */
  readonly onWaiting: () => void;
};

/**
 * Sends a record until it is known what became of it. Without an answer it asks under the draft's key, and sends again only
 * what is not there; the key makes sure that a late first try and the second are one record.
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
    if (isMissing || failed) continue; // there is more to ask at once
    onWaiting();
    await pause(answer.retryAfterS === undefined ? pauseMs : answer.retryAfterS * 1_000);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

const send = (key: string, json: object) => recordCall('', { method: 'POST', json, headers: { 'idempotency-key': key } });

/** Whether an answer says for sure that the record is there or is not. */
export function isKnown({ status, body }: Pick<RecordAnswer, 'status' | 'body'>): boolean {
  if (status === 503) return body.error === 'read-only'; // refused before anything looked at it
  if (status === 409) return body.error !== 'key-in-progress';
  return status !== 0 && status < 500;
}

// Until the time is over, or the connection is back.
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
