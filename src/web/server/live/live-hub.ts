import type { LiveNews } from '#usecases/live/get-live-news.ts';
import { createLivePlaces, type LiveLimits } from './live-places.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import { caughtUp, greeting, HEARTBEAT, messagesOf, type StreamMessage } from './stream-messages.ts';

const BEAT_MS = 20_000; // shorter than the patience of proxies, which is often a minute
const RETRY_MS = 1_000;

export type LiveHubOptions = {
  /** What came after an event; without one, the number to go on from. */
  readonly read: (after: number | undefined) => Promise<LiveNews>;
  /** Calls back when there may be news. */
  readonly subscribe: (heard: () => void) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly limits: LiveLimits;
};

/** A page that is told, and the last event that it was told. */
type Reader = { readonly stream: LiveStream; at: number };

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Reads each piece of news once and hands it to every open page of this process. */
export function createLiveHub({ read, subscribe, failed, limits }: LiveHubOptions) {
  const takePlace = createLivePlaces(limits);
  const streams = new Set<LiveStream>();
  const readers = new Set<Reader>(); // those who have been told all up to `newest`
  let newest = 0;
  let ready: Promise<void> | undefined;
  const state = { isStarted: false, isReading: false, isStale: false, isEnded: false };

  const tell = (reader: Reader, news: LiveNews, messages: readonly StreamMessage[]) => {
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
        for (const reader of readers) tell(reader, news, messages);
      }
    } catch (error) {
      failed(error);
      setTimeout(refresh, RETRY_MS).unref(); // nobody may call again
    } finally {
      state.isReading = false;
    }
  };
  const heard = () => {
    if (state.isStarted) void refresh();
  };
  const start = async () => {
    await subscribe(heard);
    newest = (await read(undefined)).cursor;
    state.isStarted = true;
    await refresh(); // what was said while the number was read
    setInterval(() => {
      for (const { stream } of readers) stream.write(HEARTBEAT);
    }, BEAT_MS).unref();
  };
  const started = () => {
    ready ??= start().catch((error) => {
      ready = undefined; // the next caller tries again
      throw error;
    });
    return ready;
  };

  return {
    /** The newest event that this process has heard of: a page that is read after this misses nothing that comes later. */
    async cursor(): Promise<number> {
      await started();
      return newest;
    },

    /** What came after an event, asked for once; without a query where nothing did. */
    async ask(after: number | undefined): Promise<LiveNews> {
      await started();
      return after === newest ? { cursor: newest, reset: false, events: [] } : read(after);
    },

    /** A stream of what comes after an event, or from now on; undefined when there is no place for one more. */
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
          tell(reader, news, messagesOf(news));
          if (reader.at === before) break; // ahead of what this process has heard of
        }
      } catch (error) {
        stream.end();
        throw error;
      }
      if (stream.write(caughtUp(reader.at))) readers.add(reader); // nothing can come between the last look at `newest` and this
      if (gone.aborted) stream.end();
      return stream.body;
    },

    /** How many pages are told. */
    get size(): number {
      return streams.size;
    },

    /** Ends all streams, because the process is about to end. */
    end(): void {
      state.isEnded = true;
      for (const stream of streams) stream.end();
    },
  };
}
