import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Db } from '#data/db.ts';
import { listSessions } from '#data/queries/sessions.ts';
import { ROWS } from '#tests/e2e/routes-by-actor.ts';
import { createActor, csrf, type Sent, send, type TestActor } from '#tests/support/actors.ts';
import { createRecord } from '#tests/support/factories.ts';
import { createEntry } from '#tests/support/keywords.ts';
import { withLiveSite } from '#tests/support/live-site.ts';
import { within } from '#tests/support/patience.ts';
import { freshDraft } from '#tests/support/records-api.ts';
import type { Site } from '#tests/support/site.ts';
import { testDeps } from '#tests/support/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';

const PORTS = [3264, 3265] as const;
const TOLD_WITHIN_MS = within(2_000);

test.describe.configure({ mode: 'serial' });

let sites: Site[] = [];
test.afterEach(() => Promise.all(sites.map((site) => site.kill())));

const turn = async (site: string, { cookie }: TestActor, name: string, json: object) => {
  const answer = await send(site, { method: 'PUT', path: `/api/admin/switches/${name}`, cookie, json });
  expect(answer.status, name).toBe(200);
};
const line = { en: 'A short pause tonight', ja: '今夜、短時間停止します' };

/** What tells that a switch is off (or a mode on), asked of one instance. */
const PROBES: Record<string, { isOn: boolean; text?: typeof line; shows: (site: string, player: TestActor) => Promise<boolean> }> = {
  'sign-up': { isOn: false, shows: async (site) => (await errorOf(site, register())) === 'sign-up-closed' },
  posting: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...post(), cookie })) === 'posting-closed' },
  comments: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...post('hello'), cookie })) === 'comments-closed' },
  uploads: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...UPLOAD, cookie })) === 'uploads-closed' },
  banner: { isOn: true, text: line, shows: async (site) => (await (await send(site, { path: '/ja/menu' })).text()).includes(line.ja) },
  'read-only': { isOn: true, shows: async (site, { cookie }) => (await errorOf(site, { ...post(), cookie })) === 'read-only' },
};
const UPLOAD = { method: 'POST', path: '/api/uploads', file: 'no picture at all' };
const post = (comment?: string): Sent => ({
  method: 'POST',
  path: '/api/records',
  json: { ...freshDraft(), ...(comment && { comment }) },
  headers: { 'idempotency-key': randomUUID() },
});
const register = (): Sent => ({
  method: 'POST',
  path: '/api/account',
  json: { handle: `new-${Date.now()}`, password: 'nine quick otters' },
});
const errorOf = async (site: string, sent: Sent): Promise<string | undefined> =>
  ((await (await send(site, sent)).json()) as { error?: string }).error;

/** The status that every GET of the table gives to a player, and what every write says. */
async function sweep(site: string, db: Db, kind: 'reads' | 'writes'): Promise<string[]> {
  const deps = { ...testDeps(), db, catalogue: () => loadCatalogue(db) };
  const [actor, token] = [await createActor(db, 'player'), await csrf(site)];
  const ownerSessionId = (await listSessions(db, actor.userId))[0]?.id ?? '';
  const ownerRecord = () => createRecord(deps, { userId: actor.userId, stageId: 229, score: 200 });
  const ownerKeyword = () => createEntry(deps, { userId: actor.userId });
  const told: string[] = [];
  for (const { route, send: make } of ROWS) {
    const isRead = route.startsWith('GET ');
    if (isRead !== (kind === 'reads') || /api\/auth|\[\[/.test(route)) continue;
    const sent = await make({ actor, owner: actor, ownerSessionId, csrfToken: token.csrfToken, ownerRecord, ownerKeyword });
    const answer = await send(site, { ...sent, cookie: [actor.cookie, token.cookie].join('; ') });
    const text = await answer.text();
    told.push(
      isRead ? `${route} ${answer.status}` : `${route} ${answer.status} ${answer.headers.get('retry-after')} ${JSON.parse(text).error}`,
    );
  }
  return told;
}

test('each switch takes effect on two instances within two seconds; read-only answers every GET and refuses every write', async () => {
  await withLiveSite(
    PORTS[0],
    async () => {},
    async ({ db, start }) => {
      sites = await Promise.all(PORTS.map((port) => start({}, port)));
      const [one, other] = sites.map(({ url }) => url) as [string, string];
      const [admin, player] = [await createActor(db, 'admin'), await createActor(db, 'player')];
      const before = await sweep(one, db, 'reads');
      for (const site of [one, other]) expect(await PROBES.banner?.shows(site, player)).toBe(false); // both are warm

      for (const [name, { isOn, text, shows }] of Object.entries(PROBES)) {
        for (const to of [isOn, !isOn]) {
          const turned = performance.now();
          await turn(one, admin, name, { isOn: to, ...(text && { text }) });
          for (const site of [one, other])
            await expect.poll(() => shows(site, player), { timeout: TOLD_WITHIN_MS, intervals: [20] }).toBe(to === isOn);
          expect(performance.now() - turned, name).toBeLessThan(TOLD_WITHIN_MS);
        }
      }

      await turn(one, admin, 'read-only', { isOn: true });
      await expect.poll(() => PROBES['read-only']?.shows(other, player)).toBe(true);
      expect(await sweep(other, db, 'reads')).toEqual(before);
      const writes = await sweep(other, db, 'writes');
      expect(writes.length).toBeGreaterThan(40);
      // The one exception is the route that ends the mode, and it is for admins.
      expect(writes.filter((told) => !told.endsWith(' 503 60 read-only') && !told.startsWith('PUT /api/admin/switches'))).toEqual([]);
      await turn(other, admin, 'read-only', { isOn: false });
      expect((await send(one, { ...register() })).status).not.toBe(503);
    },
  );
});
