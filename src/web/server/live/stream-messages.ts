import type { LiveNews } from '#usecases/live/get-live-news.ts';

const encoder = new TextEncoder();
const RETRY_MS = { least: 2_000, spread: 3_000 }; // not all at once when an instance ends

export type StreamMessage = { readonly eventId: number; readonly bytes: Uint8Array };

const message = (eventId: number, event: string, data: unknown): StreamMessage => ({
  eventId,
  bytes: encoder.encode(`id: ${eventId}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`), // JSON holds no line break
});

/** News as lines of an event stream. */
export const messagesOf = (news: LiveNews): readonly StreamMessage[] =>
  news.reset ? [message(news.cursor, 'reset', {})] : news.events.map(({ eventId, record }) => message(eventId, 'record', record));

/** The first words of a stream: how long to wait before coming back. */
export const greeting = (): Uint8Array => encoder.encode(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);

/** Says that all is told up to an event. */
export const caughtUp = (eventId: number): Uint8Array => message(eventId, 'ready', {}).bytes;

/** A line that says nothing, so that no proxy takes the stream for dead. */
export const HEARTBEAT = encoder.encode(':\n\n');
