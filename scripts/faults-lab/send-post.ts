import { randomUUID } from 'node:crypto';
import type { EdgeAnswer, EdgeClient } from './edge-client.ts';

const ANSWER_MS = 10_000;

export type Post = { readonly cookie: string; readonly key: string; readonly body: string; readonly edge: 0 | 1 };

export type Sending = {
  readonly client: EdgeClient;
  readonly pause: () => Promise<unknown>; // before the next attempt
  readonly isAbandoned: () => boolean;
  readonly isKeyless: boolean; // planted bug: each attempt has a key of its own
};

export type Sent = { readonly attempts: number } & (
  | { readonly outcome: 'ok'; readonly recordId: string; readonly replayed: boolean }
  | { readonly outcome: 'fail'; readonly status: number }
  | { readonly outcome: 'info' }
);

/**
 * Sends a post until its outcome is known, as the form of the site does: after a lost response, asks for the record by the
 * post's key and sends it again with the same key only if it does not exist. Changes the edge when one does not respond.
 */
export async function sendPost(
  { cookie, key, body, edge: first }: Post,
  { client, pause, isAbandoned, isKeyless }: Sending,
): Promise<Sent> {
  let [edge, asks, attempts] = [first, false, 0];
  while (!isAbandoned()) {
    attempts += 1;
    const answer = asks
      ? await client.send(edge, { path: `/api/records/by-key/${key}`, cookie, timeoutMs: ANSWER_MS })
      : await client.send(edge, {
          path: '/api/records',
          method: 'POST',
          cookie,
          key: isKeyless ? randomUUID() : key,
          body,
          timeoutMs: ANSWER_MS,
        });
    const recordId = answer.status === (asks ? 200 : 201) ? recordIdOf(answer) : undefined;
    if (recordId !== undefined) return { outcome: 'ok', attempts, recordId, replayed: answer.replayed || asks };
    if (!asks && isRefusal(answer)) return { outcome: 'fail', attempts, status: answer.status };
    const isMissing = asks && answer.status === 404;
    asks = !isMissing && !isKeyless;
    if (isMissing) continue;
    if (answer.status === 0) edge = edge === 0 ? 1 : 0;
    await pause();
  }
  return { outcome: 'info', attempts };
}

/** Returns whether a response states that the post is not stored: 4xx, unless its key is in use or a rate limit was exceeded. */
export function isRefusal({ status, body }: Pick<EdgeAnswer, 'status' | 'body'>): boolean {
  if (status === 409) return !body.includes('key-in-progress');
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Returns the id in a response, or undefined if the response was cut off. */
function recordIdOf({ body }: EdgeAnswer): string | undefined {
  try {
    return (JSON.parse(body) as { recordId?: string }).recordId;
  } catch {
    return undefined;
  }
}
