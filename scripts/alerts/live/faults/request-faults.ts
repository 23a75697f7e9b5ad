import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Fault, type Lab, repeat } from '#scripts/alerts/live/fault.ts';
import { readPage } from '#scripts/alerts/live/ordinary-load.ts';

// The page reads the table news, which the faults rename or lock.
const PAGE = '/information';
const PAUSE_MS = 200;
const SLOW_MS = 1_800; // longer than the second that the alert allows, shorter than the statement timeout

/** Starts readers that request the page from one instance again and again. Returns the function that stops them. */
function startReaders({ site }: Lab, readers: number): () => Promise<unknown> {
  const read = () => Promise.allSettled([readPage(site.instances[0].url + PAGE), wait(PAUSE_MS)]);
  const stops = Array.from({ length: readers }, () => repeat(read));
  return () => Promise.all(stops.map((stop) => stop()));
}

/** Holds a lock on the table news, for `ms` at a time or until the returned function is called. */
async function lockNews({ servers }: Lab, ms?: number): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: servers.url });
  await client.connect();
  const lock = async () => void (await client.query('begin; lock table news'));
  if (ms === undefined) {
    await lock();
    return () => client.end();
  }
  const stop = repeat(async () => {
    await lock();
    await wait(ms);
    await client.query('commit');
  });
  return async () => {
    await stop();
    await client.end();
  };
}

/** Returns the cause of a fault in which readers wait for a locked table. */
const readLocked = (readers: number, ms?: number) => async (lab: Lab) => {
  const unlock = await lockNews(lab, ms);
  const stop = startReaders(lab, readers);
  return async () => {
    await unlock();
    await stop();
  };
};

/** Faults that visitors notice: failures, slow responses and overload. */
export const REQUEST_FAULTS: readonly Fault[] = [
  {
    name: 'a table that a page reads is missing',
    alerts: ['StargrassFailures'],
    how: 'fault',
    cause: async (lab) => {
      await lab.servers.query('alter table news rename to news_missing');
      const stop = startReaders(lab, 2);
      return async () => {
        await lab.servers.query('alter table news_missing rename to news');
        await stop();
      };
    },
  },
  {
    name: `a table is locked for ${SLOW_MS} ms at a time, 4 readers`,
    alerts: ['StargrassSlow'],
    how: 'fault',
    cause: readLocked(4, SLOW_MS),
  },
  { name: 'a table is locked, 12 readers', alerts: ['StargrassConnectionsShort'], how: 'fault', cause: readLocked(12) },
  {
    name: 'a table is locked, 60 readers, an instance admits 20 pages',
    alerts: ['StargrassOverloaded'],
    how: 'fault',
    cause: readLocked(60),
  },
];
