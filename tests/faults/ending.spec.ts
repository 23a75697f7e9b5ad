import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { createActor, send, type TestActor } from '#tests/support/actors.ts';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { within } from '#tests/support/patience.ts';
import { countRecords, freshDraft } from '#tests/support/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3290;

let site: Site;
test.afterEach(() => site.kill());

/** Begins to post; once the site has its head and waits for the rest, says how to send it. */
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

test('F20: told to end, an instance says so at once and answers as before; then it takes no more, finishes a long post and ends with 0', async () => {
  await withE2eDatabase(async (db) => {
    site = await startSite(PORT, e2eDatabaseUrl(), { env: { SHUTDOWN_WAIT_SECONDS: String(within(2_000) / 1_000) } });
    const actor = await createActor(db, 'player');
    expect(await statusOf('/stage/229')).toBe(200);
    const { finish } = await beginPost(actor);
    const [told, ended] = [performance.now(), site.stop()];

    await expect.poll(() => statusOf('/readyz'), { intervals: [20] }).toBe(503);
    expect(performance.now() - told).toBeLessThan(within(1_000));
    const page = await send(site.url, { path: '/stage/229' });
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect(await statusOf('/healthz')).toBe(200);

    await expect.poll(() => statusOf('/healthz'), { intervals: [50] }).toBe('refused');
    expect(performance.now() - told).toBeGreaterThan(1_900);
    expect((await finish()).status).toBe(201);
    expect(await ended).toBe(0);
    expect(await countRecords(db, actor.userId)).toBe(1);
  });
});

test('what is not finished in time is given up, and the instance ends all the same', async () => {
  await withE2eDatabase(async (db) => {
    site = await startSite(PORT, e2eDatabaseUrl(), { env: { SHUTDOWN_WAIT_SECONDS: '0', SHUTDOWN_DRAIN_SECONDS: '1' } });
    const { sent } = await beginPost(await createActor(db, 'player'));
    const told = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(900);
    expect(performance.now() - told).toBeLessThan(within(5_000));
    sent.destroy();
  });
});
