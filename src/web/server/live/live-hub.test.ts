import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { LiveNews } from '#usecases/live/get-live-news.ts';
import { createLiveHub } from './live-hub.ts';
import { BUFFER_BYTES } from './live-stream.ts';

/** Creates an in-memory event log with notifications. `turnsOf` sets how many event-loop turns a read takes. */
function openLog(turnsOf: (after: number | undefined) => number = () => 1) {
  const names: string[] = [];
  let notify = () => {};
  let reads = 0;
  let oldest = 0;
  return {
    read: async (after: number | undefined): Promise<LiveNews> => {
      reads += 1;
      for (let turns = turnsOf(after); turns > 0; turns -= 1) await turn();
      const cursor = names.length;
      if (after !== undefined && (after < oldest || after > cursor)) return { cursor, reset: true };
      const events = names.map((recordId, index) => ({ eventId: index + 1, record: { recordId } as FeedRecord }));
      return { cursor, reset: false, events: after === undefined ? [] : events.slice(after) };
    },
    subscribe: async (call: () => void) => {
      notify = call;
      call();
    },
    add: (...more: string[]) => {
      names.push(...more);
      notify();
    },
    discard: () => {
      oldest = names.length;
    },
    restore: () => {
      names.length = 0;
      notify();
    },
    reads: () => reads,
  };
}

const limits = { streams: 5, streamsOfAddress: 3 };
const open = (log: ReturnType<typeof openLog>, failed: (error: unknown) => void = () => {}) => createLiveHub({ ...log, failed, limits });
const stays = new AbortController().signal;

type Stream = ReadableStream<Uint8Array> | undefined;

/** Parses an event stream like a browser and yields the id, kind and record of each event. */
async function* eventsOf(stream: Stream) {
  if (!stream) throw new Error('no stream available');
  let text = '';
  for await (const piece of stream.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)) {
    text += piece;
    const lines = text.split('\n\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [, id, event, data = ''] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(line) ?? [];
      if (event) yield [Number(id), event, JSON.parse(data).recordId ?? ''].join(' ').trim();
    }
  }
}

const take = async (events: AsyncGenerator<string>, count: number) => {
  const taken: string[] = [];
  while (taken.length < count) {
    const next = await events.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
};

test('sends missed and new events to every stream exactly once, with one read for all streams', async () => {
  const log = openLog();
  log.add('a', 'b');
  const hub = open(log);
  const [one, other] = [eventsOf(await hub.open(0, 'x', stays)), eventsOf(await hub.open(undefined, 'y', stays))];
  const before = log.reads();
  log.add('c');
  expect(await take(one, 4)).toEqual(['1 record a', '2 record b', '2 ready', '3 record c']);
  expect(await take(other, 2)).toEqual(['2 ready', '3 record c']);
  expect(log.reads()).toBe(before + 1);
});

test('neither loses nor repeats events that arrive while a new stream catches up', async () => {
  for (let turns = 0; turns < 6; turns += 1) {
    const log = openLog();
    log.add('a');
    const hub = open(log);
    await hub.ask(undefined);
    const opening = hub.open(0, 'x', stays);
    for (let count = 0; count < turns; count += 1) await turn();
    log.add('b');
    const events = eventsOf(await opening);
    log.add('c');
    const received = (await take(events, 4)).filter((event) => !event.endsWith('ready'));
    expect(received).toEqual(['1 record a', '2 record b', '3 record c']);
  }
});

test('sends no event twice to a stream that has read further than the hub', async () => {
  const log = openLog((after) => (after === 1 ? 9 : 1)); // Slows down the hub's reads, which start after event 1.
  log.add('a');
  const hub = open(log);
  await hub.ask(undefined);
  const opening = hub.open(0, 'x', stays);
  await turn();
  log.add('b');
  const events = eventsOf(await opening);
  for (let turns = 0; turns < 12; turns += 1) await turn();
  log.add('c');
  expect(await take(events, 4)).toEqual(['1 record a', '2 record b', '2 ready', '3 record c']);
});

test('sends a reset when the cursor is too old or the log was replaced', async () => {
  const log = openLog();
  log.add('a', 'b', 'c');
  log.discard();
  const hub = open(log);
  expect(await take(eventsOf(await hub.open(1, 'x', stays)), 2)).toEqual(['3 reset', '3 ready']);
  expect(await take(eventsOf(await hub.open(9, 'x', stays)), 2)).toEqual(['3 reset', '3 ready']);
  const here = eventsOf(await hub.open(3, 'x', stays));
  log.restore();
  expect(await take(here, 2)).toEqual(['3 ready', '0 reset']);
});

test('answers a poll without reading the log when there are no new events', async () => {
  const log = openLog();
  log.add('a');
  const hub = open(log);
  expect(await hub.ask(0)).toMatchObject({ cursor: 1, events: [{ eventId: 1 }] });
  const before = log.reads();
  expect(await hub.ask(1)).toEqual({ cursor: 1, reset: false, events: [] });
  expect(log.reads()).toBe(before);
});

test('limits the number of open streams in total and per address', async () => {
  const hub = open(openLog());
  const gone = new AbortController();
  const [first, second] = [await hub.open(undefined, 'x', stays), await hub.open(undefined, 'x', gone.signal)];
  const third = await hub.open(undefined, 'x', stays);
  expect(await hub.open(undefined, 'x', stays)).toBeUndefined();
  await first?.cancel();
  gone.abort();
  expect([second, third]).not.toContain(undefined);
  for (const address of ['x', 'x', 'y', 'y']) expect(await hub.open(undefined, address, stays)).toBeDefined();
  expect(await hub.open(undefined, 'z', stays)).toBeUndefined();
  // A stream that is already aborted frees its slot.
  expect(await open(openLog()).open(undefined, 'x', AbortSignal.abort())).toBeDefined();
});

test('drops a stream whose buffer is full and frees its slot', async () => {
  const log = openLog();
  const hub = open(log);
  const streams = [await hub.open(undefined, 'x', stays), await hub.open(undefined, 'x', stays), await hub.open(undefined, 'x', stays)];
  const awake = eventsOf(streams[1]);
  const long = 'l'.repeat(BUFFER_BYTES / 4);
  for (let count = 1; count <= 5; count += 1) {
    log.add(long);
    // A stream that is still being read receives every event.
    for (;;) if ((await take(awake, 1))[0]?.startsWith(`${count} record`)) break;
  }
  await expect(take(eventsOf(streams[0]), 9)).rejects.toThrow('too slow');
  expect(await hub.open(undefined, 'x', stays)).toBeDefined();
});

test('retries a failed read until end() closes all streams', async () => {
  const log = openLog();
  const failures: unknown[] = [];
  let fails = false;
  const read: typeof log.read = (after) => (fails ? Promise.reject(new Error('gone')) : log.read(after));
  const hub = createLiveHub({ ...log, read, failed: (error) => failures.push(error), limits });
  const events = eventsOf(await hub.open(undefined, 'x', stays));
  fails = true;
  log.add('a');
  await expect.poll(() => failures).toHaveLength(1);
  await expect(hub.open(7, 'x', stays)).rejects.toThrow('gone');
  fails = false;
  expect(await take(events, 2)).toEqual(['0 ready', '1 record a']);
  hub.end();
  expect(await take(events, 1)).toEqual([]);
  expect(await hub.open(undefined, 'x', stays)).toBeUndefined();
});
