import type { LiveNews } from '#usecases/live/get-live-news.ts';

const encoder = new TextEncoder();
const RETRY_MS = { least: 2_000, spread: 3_000 }; // not all at once when an instance ends

export type Frame = { readonly eventId: number; readonly bytes: Uint8Array };

const frame = (eventId: number, event: string, data: unknown): Frame => ({
  eventId,
  bytes: encoder.encode(`id: ${eventId}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`), // JSON holds no line break
});

/** News as lines of an event stream. */
export const framesOf = (news: LiveNews): readonly Frame[] =>
  news.reset ? [frame(news.cursor, 'reset', {})] : news.events.map(({ eventId, record }) => frame(eventId, 'record', record));

/** The first words of a stream: how long to wait before coming back. */
export const greeting = (): Uint8Array => encoder.encode(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);

/** Says that all is told up to an event. */
export const caughtUp = (eventId: number): Uint8Array => frame(eventId, 'ready', {}).bytes;

/** A line that says nothing, so that no proxy takes the stream for dead. */
export const HEARTBEAT = encoder.encode(':\n\n');
