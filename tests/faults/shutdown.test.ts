import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createActor, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { countRecords, freshDraft } from '#tests/support/scenarios/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

let site: Site;
afterEach(() => site.kill());

/** Starts a post and waits until the site has received its headers. `finish` sends the rest of the body. */
async function beginPost({ cookie }: TestActor): Promise<{ sent: ClientRequest; finish: () => Promise<{ status: number; body: string }> }> {
  const body = JSON.stringify(freshDraft());
  const sent = request(`${site.url}/api/records`, {
    method: 'POST',
    headers: {
      cookie,
      origin: site.url,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': crypto.randomUUID(),
      expect: '100-continue',
    },
  });
  sent.on('error', () => {});
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(body.slice(0, 20));
  return {
    sent,
    finish: async () => {
      sent.end(body.slice(20));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, body: await text(answer) };
    },
  };
}

const statusOf = (path: string) =>
  send(site.url, { path }).then(
    ({ status }) => status,
    () => 'refused',
  );

test('F20: after SIGTERM, an instance reports that it is not ready, finishes its requests and exits with code 0', async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    site = await startSite(postingSite().databaseUrl, { env: { SHUTDOWN_WAIT_SECONDS: '8' } });
    const actor = await createActor(db, 'player');
    expect(await statusOf('/stage/229')).toBe(200);
    const { finish } = await beginPost(actor);
    const ended = site.stop();

    await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
    const page = await send(site.url, { path: '/stage/229' });
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect(await statusOf('/healthz')).toBe(200);

    await expect.poll(() => statusOf('/healthz')).toBe('refused');
    expect((await finish()).status).toBe(201);
    expect(await ended).toBe(0);
    expect(await countRecords(db, actor.userId)).toBe(1);
  });
});

test('after SIGTERM, an instance exits even if a request is never completed', async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    site = await startSite(postingSite().databaseUrl, { env: { SHUTDOWN_WAIT_SECONDS: '0', SHUTDOWN_DRAIN_SECONDS: '1' } });
    const { sent } = await beginPost(await createActor(db, 'player'));
    const stopped = performance.now();
    expect(await site.stop()).toBe(0);
    console.log(`exited ${Math.round(performance.now() - stopped)} ms after SIGTERM; the limit is 1,000`);
    expect(sent.writableEnded).toBe(false);
    sent.destroy();
  });
});
