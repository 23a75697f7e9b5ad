// npm run live:load [-- --streams 500]: measures the cost of live streams for one instance of the built site.
// Requests a page alternately with and without open streams, while posting a record every second to a temporary demo
// site. Prints page times, memory growth, the number of listening connections, and the delay from the response to a
// post until the last stream has received the record.
import { parseArgs } from 'node:util';
import { memoryMb } from '#bench/web/cpu.ts';
import { createDemoDatabase } from '#tests/support/database/template-database.ts';
import { percentile } from '#tests/support/percentile.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { type LiveReader, openLive } from '#tests/support/servers/live-reader.ts';
import { postRecord, withLiveSite } from '#tests/support/sites/live-site.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '500' }, pages: { type: 'string', default: '150' } } });
const [STREAMS, PAGES, ROUNDS] = [Number(values.streams), Number(values.pages), 3];
const POST_EVERY_MS = 1_000;
const DELIVERED_WITHIN_MS = 60_000;

await withLiveSite(createDemoDatabase, async ({ db, start, countListeners }) => {
  const site = await start({ LIVE_MAX_STREAMS: String(STREAMS) });
  const times = { without: [] as number[], with: [] as number[] };
  const delays: number[] = [];
  let grown = 0;
  try {
    await timePages(site.url, PAGES); // warms up the site
    for (let round = 0; round < ROUNDS; round += 1) {
      const poster = await createActor(db, 'player');
      times.without.push(
        ...(await whilePosting(
          () => timePages(site.url, PAGES),
          async () => void (await postRecord(site.url, poster)),
        )),
      );
      const before = memoryMb(site.pid);
      const readers: LiveReader[] = [];
      for (let count = 0; count < STREAMS; count += 50)
        readers.push(...(await Promise.all(Array.from({ length: 50 }, () => openLive(site.url)))));
      grown = Math.max(grown, memoryMb(site.pid) - before);
      const other = await createActor(db, 'player');
      times.with.push(
        ...(await whilePosting(
          () => timePages(site.url, PAGES),
          async () => void delays.push(await untilAllReceived(readers, await postRecord(site.url, other))),
        )),
      );
      console.log(`round ${round + 1}: ${readers.length} streams, ${await countListeners()} listening connections`);
      for (const reader of readers) reader.leave();
    }
  } finally {
    await site.kill();
  }
  const [p99, p99With] = [Math.round(percentile(times.without, 0.99)), Math.round(percentile(times.with, 0.99))];
  console.log(
    `page without streams: median ${Math.round(percentile(times.without, 0.5))} ms, p99 ${p99} ms (${times.without.length} pages)`,
  );
  console.log(
    `page with ${STREAMS} streams: median ${Math.round(percentile(times.with, 0.5))} ms, p99 ${p99With} ms; p99 ratio ${(p99With / p99).toFixed(2)}`,
  );
  console.log(`memory: ${grown.toFixed(0)} MB more with ${STREAMS} streams, ${((grown * 1024) / STREAMS).toFixed(0)} KB each`);
  console.log(
    `${delays.length} posts: received by the last of ${STREAMS} pages after ${Math.round(percentile(delays, 0.5))} ms (median), ${Math.round(percentile(delays, 1))} ms (max)`,
  );
});

/** Requests a page `count` times, one after another, and returns the duration of each request in ms. */
async function timePages(site: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    const answer = await fetch(`${site}/stage/201`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

/** Runs `work` and calls `post` about once a second until `work` is done. */
async function whilePosting<Value>(work: () => Promise<Value>, post: () => Promise<void>): Promise<Value> {
  let isDone = false;
  const posting = (async () => {
    while (!isDone) {
      await post();
      await new Promise((resolve) => setTimeout(resolve, POST_EVERY_MS));
    }
  })();
  const value = await work();
  isDone = true;
  await posting;
  return value;
}

/** Waits until every reader has received a record exactly once, and returns the longest delay in ms. */
async function untilAllReceived(readers: readonly LiveReader[], recordId: string): Promise<number> {
  const answered = performance.now();
  const receivedBy = () => readers.map((reader) => reader.events.filter(({ record }) => record.recordId === recordId));
  while (receivedBy().some((events) => events.length === 0)) {
    if (performance.now() - answered > DELIVERED_WITHIN_MS) throw new Error(`record ${recordId} has not reached every page`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (receivedBy().some((events) => events.length !== 1)) throw new Error(`record ${recordId} was received twice`);
  return Math.max(0, ...receivedBy().map(([event]) => (event?.atMs ?? 0) - answered));
}
