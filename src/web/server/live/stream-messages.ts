import type { LiveNews } from '#usecases/live/get-live-news.ts';

const encoder = new TextEncoder();
// The delay is random so that clients do not all reconnect at once when an instance shuts down.
const RETRY_MS = { least: 2_000, spread: 3_000 };

export type StreamMessage = { readonly eventId: number; readonly bytes: Uint8Array };

const message = (eventId: number, event: string, data: unknown): StreamMessage => ({
  eventId,
  // JSON.stringify produces no line breaks, which would end the message.
  bytes: encoder.encode(`id: ${eventId}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
});

/** Encodes live events as server-sent events. */
export const messagesOf = (news: LiveNews): readonly StreamMessage[] =>
  news.reset ? [message(news.cursor, 'reset', {})] : news.events.map(({ eventId, record }) => message(eventId, 'record', record));

/** Returns the first message of a stream, which sets the reconnection delay. */
export const greeting = (): Uint8Array => encoder.encode(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);

/** Returns the message that signals that all events up to this id have been sent. */
export const caughtUp = (eventId: number): Uint8Array => message(eventId, 'ready', {}).bytes;

/** An empty comment line that prevents proxies from closing an idle stream. */
export const HEARTBEAT = encoder.encode(':\n\n');
