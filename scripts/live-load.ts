// By hand, on a build (npm run live:load, or -- --streams 500): what open pages cost one instance. A page is asked for with and without
// them, by turns, while a record is posted every second; prints how long it takes, what memory grows by, how many connections listen,
// and how long after the answer to a post the last open page has heard of it. A site of its own with the demo community, dropped afterwards.
import { parseArgs } from 'node:util';
import { memoryMb } from '#bench/web/cpu.ts';
import { createActor } from '#tests/support/actors.ts';
import { type LiveReader, openLive } from '#tests/support/live-reader.ts';
import { percentile } from '#tests/support/percentile.ts';
import { postRecord, withLiveSite } from '#tests/support/sites/live-site.ts';
import { createDemoDatabase } from '#tests/support/template-database.ts';

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
    await timePages(site.url, PAGES); // warm
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
      console.log(`round ${round + 1}: ${readers.length} streams, ${await countListeners()} connection that listens`);
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
    `${delays.length} posts: the last of ${STREAMS} pages had heard after ${Math.round(percentile(delays, 0.5))} ms (median), ${Math.round(percentile(delays, 1))} ms at most`,
  );
});

/** Asks for a page again and again, one after the other; says how long each took, in ms. */
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

/** Does something, and posts once a second until it is done. */
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

/** Waits until every reader has heard of a record once; says how long after now the last one did, in ms. */
async function untilAllReceived(readers: readonly LiveReader[], recordId: string): Promise<number> {
  const answered = performance.now();
  const receivedBy = () => readers.map((reader) => reader.told.filter(({ record }) => record.recordId === recordId));
  while (receivedBy().some((told) => told.length === 0)) {
    if (performance.now() - answered > DELIVERED_WITHIN_MS) throw new Error(`record ${recordId} has not reached every page`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (receivedBy().some((told) => told.length !== 1)) throw new Error(`record ${recordId} was told twice`);
  return Math.max(0, ...receivedBy().map(([told]) => (told?.atMs ?? 0) - answered));
}
