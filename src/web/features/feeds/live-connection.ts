import { LIVE_POLL_MS } from '#domain/live/live-rules.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { LiveNewsJson } from '#web/server/answer/response-types.ts';

/** Live message: new records up to a cursor, or a reset after which the list must be reloaded. */
export type LiveNews = LiveNewsJson;
type Take = (news: LiveNews) => void;

const TRIES = 3; // Number of consecutive failures after which the stream is given up.
const OPEN_WITHIN_MS = 10_000; // Time limit, because a buffering proxy can prevent the stream from ever opening.
const STREAM_AGAIN_MS = 120_000;

/**
 * Receives the records posted after an event, or from now on if `after` is undefined. Uses an event stream and falls
 * back to polling. Returns a function that stops the connection.
 */
export function connectLive(after: number | undefined, take: Take): () => void {
  const gone = new AbortController();
  let cursor = after;
  const deliver: Take = (news) => {
    if (gone.signal.aborted) return;
    cursor = news.cursor;
    take(news);
  };
  const follow = async () => {
    while (!gone.signal.aborted) {
      await stream(cursor, deliver, gone.signal);
      for (const until = Date.now() + STREAM_AGAIN_MS; Date.now() < until && !gone.signal.aborted; )
        await pause(await poll(cursor, deliver, gone.signal), gone.signal);
    }
  };
  void follow();
  return () => gone.abort();
}

const addressOf = (after: number | undefined) => (after === undefined ? '/api/live' : `/api/live?after=${after}`);

/**
 * Delivers stream messages and resolves once the stream is given up. After shorter failures, the browser reconnects
 * with the last event id.
 */
function stream(after: number | undefined, take: Take, gone: AbortSignal): Promise<void> {
  if (typeof EventSource === 'undefined' || gone.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const source = new EventSource(addressOf(after));
    let failures = 0;
    const end = () => {
      clearTimeout(deadline);
      gone.removeEventListener('abort', end);
      source.close();
      resolve();
    };
    const deadline = setTimeout(end, OPEN_WITHIN_MS);
    gone.addEventListener('abort', end);
    source.onopen = () => {
      clearTimeout(deadline);
      failures = 0;
    };
    source.onerror = () => {
      failures += 1;
      if (source.readyState === EventSource.CLOSED || failures >= TRIES) end();
    };
    const on = (kind: 'record' | 'reset' | 'ready', news: (cursor: number, data: string) => LiveNews) =>
      source.addEventListener(kind, ({ lastEventId, data }) => take(news(Number(lastEventId), data)));
    on('record', (cursor, data) => ({ cursor, reset: false, events: [{ eventId: cursor, record: JSON.parse(data) as FeedRecord }] }));
    on('reset', (cursor) => ({ cursor, reset: true }));
    on('ready', (cursor) => ({ cursor, reset: false, events: [] }));
  });
}

/** Polls once and returns the delay until the next poll, in milliseconds. */
async function poll(after: number | undefined, take: Take, gone: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(addressOf(after), { headers: { accept: 'application/json' }, signal: gone });
    if (answer.status === 200) take((await answer.json()) as LiveNews);
    return Math.max(LIVE_POLL_MS, 1_000 * Number(answer.headers.get('retry-after') ?? 0));
  } catch {
    return LIVE_POLL_MS; // Retries later when the browser is offline or the instance is shutting down.
  }
}

// Removes its listener, because a page may be open for days.
const pause = (ms: number, gone: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    gone.addEventListener('abort', end);
  });
