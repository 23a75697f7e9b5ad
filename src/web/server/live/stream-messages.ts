import type { LiveNews } from '#usecases/live/get-live-news.ts';

const encoder = new TextEncoder();
const RETRY_MS = { least: 2_000, spread: 3_000 }; // spread, so that clients do not all reconnect at once when an instance ends

export type StreamMessage = { readonly eventId: number; readonly bytes: Uint8Array };

const message = (eventId: number, event: string, data: unknown): StreamMessage => ({
  eventId,
  bytes: encoder.encode(`id: ${eventId}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`), // JSON contains no line breaks
});

/** Encodes events as server-sent events. */
export const messagesOf = (news: LiveNews): readonly StreamMessage[] =>
  news.reset ? [message(news.cursor, 'reset', {})] : news.events.map(({ eventId, record }) => message(eventId, 'record', record));

/** The first message of a stream: the reconnection delay. */
export const greeting = (): Uint8Array => encoder.encode(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);

/** Signals that everything up to an event has been sent. */
export const caughtUp = (eventId: number): Uint8Array => message(eventId, 'ready', {}).bytes;

/** An empty comment line that keeps proxies from closing the idle stream. */
export const HEARTBEAT = encoder.encode(':\n\n');
