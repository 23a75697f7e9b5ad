import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { createActor, send } from '#tests/support/actors.ts';
import { type LiveReader, openLive } from '#tests/support/live-reader.ts';
import { postRecord, withLiveSite } from '#tests/support/live-site.ts';
import { within } from '#tests/support/patience.ts';
import type { Site } from '#tests/support/site.ts';

const PORT = 3270;
const STREAMS = 100;
const PATIENT = { timeout: within(15_000) };

test.describe.configure({ mode: 'serial' });

let site: Site | undefined;
test.afterEach(() => site?.kill());

test(`${STREAMS} open pages: one connection listens, each hears of a record once, pages are served, one more page asks instead; an end ends them whole`, async () => {
  await withLiveSite(
    PORT,
    async () => {},
    async ({ db, start, countListeners }) => {
      site = await start({ LIVE_MAX_STREAMS: String(STREAMS) });
      const { url } = site;
      const readers = await Promise.all(Array.from({ length: STREAMS }, () => openLive(url)));
      expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(readers[0]?.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      expect(await countListeners()).toBe(1);

      const full = await openLive(url);
      expect([full.status, full.headers['retry-after']]).toEqual([503, '60']);
      const cursor = (readers[0]?.told.at(-1)?.id ?? 0).toString();
      expect((await send(url, { path: `/api/live?after=${cursor}` })).status).toBe(204);
      expect((await send(url, { path: '/api/live?after=-1' })).status).toBe(422);

      const recordId = await postRecord(url, await createActor(db, 'player'));
      await expect.poll(() => readers.filter((reader) => reader.records().length > 0).length, PATIENT).toBe(STREAMS);
      expect(new Set(readers.map((reader) => reader.records().join()))).toEqual(new Set([recordId]));
      expect((await send(url, { path: '/stage/229' })).status).toBe(200);
      const asked = await (await send(url, { path: `/api/live?after=${cursor}` })).json();
      expect(asked).toMatchObject({ cursor: Number(cursor) + 1, reset: false, events: [{ record: { recordId } }] });
      expect(await countListeners()).toBe(1);

      readers[0]?.leave();
      await expect.poll(async () => (await openLive(url)).status, PATIENT).toBe(200); // its place is free
      await site.stop();
      expect(new Set(await Promise.all(readers.slice(1).map(({ ended }) => ended)))).toEqual(new Set(['whole']));
    },
  );
});

test('an instance that is killed and started again loses nothing for a page that comes back, and repeats nothing', async () => {
  await withLiveSite(
    PORT + 1,
    async () => {},
    async ({ db, start }) => {
      const actor = await createActor(db, 'player');
      site = await start();
      const other = await start({}, PORT + 2);
      const elsewhere = other.url;
      const readers: LiveReader[] = [await openLive(site.url)];
      const heard = () => readers.flatMap((reader) => reader.records());
      try {
        const posted = [await postRecord(elsewhere, actor), await postRecord(elsewhere, actor)];
        await expect.poll(heard, PATIENT).toEqual(posted);

        const lastEventId = String(readers[0]?.told.at(-1)?.id);
        await site.kill();
        expect(await readers[0]?.ended).toBe('torn');
        posted.push(await postRecord(elsewhere, actor), await postRecord(elsewhere, actor));
        await relayed(db, 4);
        site = await start();
        readers.push(await openLive(site.url, { lastEventId, after: '0' })); // the address is that of the first time; the header wins
        posted.push(await postRecord(elsewhere, actor));
        await expect.poll(heard, PATIENT).toEqual(posted);
        const ids = readers.flatMap((reader) => reader.told.filter(({ kind }) => kind === 'record').map(({ id }) => id));
        expect(ids).toEqual([1, 2, 3, 4, 5]);
      } finally {
        await other.kill();
      }
    },
  );
});

/** Waits until the worker has numbered so many records. */
const relayed = (db: Parameters<typeof createActor>[0], count: number) =>
  expect.poll(async () => (await sql`select from live_events`.execute(db)).rows.length, PATIENT).toBe(count);
