import type { LiveNews } from '#usecases/live/get-live-news.ts';
import { createLivePlaces, type LiveLimits } from './live-places.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import { caughtUp, greeting, HEARTBEAT, messagesOf, type StreamMessage } from './stream-messages.ts';

const BEAT_MS = 20_000; // Below the idle timeout of common proxies, which is often one minute.
const RETRY_MS = 1_000;

export type LiveHubOptions = {
  /** Returns the events after a cursor. Without a cursor, returns only the current cursor. */
  readonly read: (after: number | undefined) => Promise<LiveNews>;
  /** Registers a callback that runs when there may be new events. */
  readonly subscribe: (listener: () => void) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly limits: LiveLimits;
};

/** An open stream and the id of the last event sent to it. */
type Reader = { readonly stream: LiveStream; at: number };

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Creates a hub that reads each live event once per process and sends it to every open stream. */
export function createLiveHub({ read, subscribe, failed, limits }: LiveHubOptions) {
  const takePlace = createLivePlaces(limits);
  const streams = new Set<LiveStream>();
  const readers = new Set<Reader>(); // Streams that have received every event up to `newest`.
  let newest = 0;
  let ready: Promise<void> | undefined;
  const state = { isStarted: false, isReading: false, isStale: false, isEnded: false };

  const send = (reader: Reader, news: LiveNews, messages: readonly StreamMessage[]) => {
    for (const { eventId, bytes } of messages) if (news.reset || eventId > reader.at) reader.stream.write(bytes);
    reader.at = news.reset ? news.cursor : Math.max(reader.at, news.cursor);
  };
  const refresh = async () => {
    state.isStale = true;
    if (state.isReading) return;
    state.isReading = true;
    try {
      while (state.isStale) {
        state.isStale = false;
        const news = await read(newest);
        const messages = messagesOf(news);
        newest = news.cursor;
        for (const reader of readers) send(reader, news, messages);
      }
    } catch (error) {
      failed(error);
      setTimeout(refresh, RETRY_MS).unref(); // Retries, because there may be no further notification.
    } finally {
      state.isReading = false;
    }
  };
  const onNotify = () => {
    if (state.isStarted) void refresh();
  };
  const start = async () => {
    await subscribe(onNotify);
    newest = (await read(undefined)).cursor;
    state.isStarted = true;
    await refresh(); // Reads events that arrived during the first read.
    setInterval(() => {
      for (const { stream } of readers) stream.write(HEARTBEAT);
    }, BEAT_MS).unref();
  };
  const started = () => {
    ready ??= start().catch((error) => {
      ready = undefined; // Lets the next caller retry.
      throw error;
    });
    return ready;
  };

  return {
    /**
     * Returns the id of the newest event that this process has read. A page rendered after this call can continue from
     * there without gaps.
     */
    async cursor(): Promise<number> {
      await started();
      return newest;
    },

    /** Returns the events after a cursor. Skips the query when there are none. */
    async ask(after: number | undefined): Promise<LiveNews> {
      await started();
      return after === newest ? { cursor: newest, reset: false, events: [] } : read(after);
    },

    /** Opens a stream of the events after a cursor, or of new events only. Returns undefined when no slot is free. */
    async open(after: number | undefined, address: string, gone: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> {
      await started();
      const leavePlace = state.isEnded ? undefined : takePlace(address);
      if (!leavePlace) return undefined;
      const stream = openLiveStream(() => {
        streams.delete(stream);
        readers.delete(reader);
        leavePlace();
      });
      const reader: Reader = { stream, at: after ?? newest };
      streams.add(stream);
      gone.addEventListener('abort', stream.end, { once: true });
      try {
        stream.write(greeting());
        while (reader.at !== newest) {
          const before = reader.at;
          const news = await read(before);
          send(reader, news, messagesOf(news));
          if (reader.at === before) break; // The stream is already ahead of what this process has read.
        }
      } catch (error) {
        stream.end();
        throw error;
      }
      // There is no await after the last check of `newest`, so no event is lost.
      if (stream.write(caughtUp(reader.at))) readers.add(reader);
      if (gone.aborted) stream.end();
      return stream.body;
    },

    /** Number of open streams. */
    get size(): number {
      return streams.size;
    },

    /** Ends all streams before shutdown. */
    end(): void {
      state.isEnded = true;
      for (const stream of streams) stream.end();
    },
  };
}
