import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { type LiveReader, openLive } from '#tests/support/servers/live-reader.ts';
import { postRecord, withLiveSite } from '#tests/support/sites/live-site.ts';

const STREAMS = 100;

test(`up to ${STREAMS} live streams share one database listener and each receive a record exactly once`, async () => {
  await withLiveSite(createCatalogueDatabase, async ({ db, start, countListeners }) => {
    const site = await start({ LIVE_MAX_STREAMS: String(STREAMS) });
    const { url } = site;
    const readers = await Promise.all(Array.from({ length: STREAMS }, () => openLive(url)));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countListeners()).toBe(1);

    const full = await openLive(url);
    expect([full.status, full.headers['retry-after']]).toEqual([503, '60']);
    const cursor = (readers[0]?.events.at(-1)?.id ?? 0).toString();
    expect((await send(url, { path: `/api/live?after=${cursor}` })).status).toBe(204);

    const recordId = await postRecord(url, await createActor(db, 'player'));
    await expect.poll(() => readers.filter((reader) => reader.records().length > 0).length).toBe(STREAMS);
    expect(new Set(readers.map((reader) => reader.records().join()))).toEqual(new Set([recordId]));
    expect((await send(url, { path: '/stage/229' })).status).toBe(200);
    const news = await (await send(url, { path: `/api/live?after=${cursor}` })).json();
    expect(news).toMatchObject({ cursor: Number(cursor) + 1, reset: false, events: [{ record: { recordId } }] });
    expect(await countListeners()).toBe(1);

    readers[0]?.leave();
    // The closed stream's slot is free again.
    await expect.poll(async () => (await openLive(url)).status).toBe(200);
    await site.stop();
    expect(new Set(await Promise.all(readers.slice(1).map(({ ended }) => ended)))).toEqual(new Set(['whole']));
  });
});

test('a page that reconnects after its instance was killed and restarted gets every live event exactly once', async () => {
  await withLiveSite(createCatalogueDatabase, async ({ db, start }) => {
    const actor = await createActor(db, 'player');
    const [killed, { url: elsewhere }] = [await start(), await start()];
    const readers: LiveReader[] = [await openLive(killed.url)];
    const received = () => readers.flatMap((reader) => reader.records());
    const posted = [await postRecord(elsewhere, actor), await postRecord(elsewhere, actor)];
    await expect.poll(received).toEqual(posted);

    const lastEventId = String(readers[0]?.events.at(-1)?.id);
    await killed.kill();
    expect(await readers[0]?.ended).toBe('torn');
    posted.push(await postRecord(elsewhere, actor), await postRecord(elsewhere, actor));
    await expect.poll(async () => (await sql`select from live_events`.execute(db)).rows.length).toBe(4);
    const again = await start();
    // The query contains the original cursor, but the Last-Event-ID header takes precedence.
    readers.push(await openLive(again.url, { lastEventId, after: '0' }));
    posted.push(await postRecord(elsewhere, actor));
    await expect.poll(received).toEqual(posted);
    const ids = readers.flatMap((reader) => reader.events.filter(({ kind }) => kind === 'record').map(({ id }) => id));
    expect(ids).toEqual([1, 2, 3, 4, 5]);
  });
});
