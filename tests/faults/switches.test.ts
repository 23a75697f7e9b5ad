import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { listSessions } from '#data/queries/accounts/sessions.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { newHandle } from '#tests/support/http/accounts.ts';
import { ALL_ROUTES } from '#tests/support/http/routes/all-routes.ts';
import { createActor, csrf, type Sent, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { withLiveSite } from '#tests/support/sites/live-site.ts';
import { siteDeps } from '#tests/support/sites/site-database.ts';

const BANNER = { en: 'A short pause tonight', ja: '今夜、短時間停止します' };

const setSwitch = async (site: string, { cookie }: TestActor, name: string, json: object) => {
  const answer = await send(site, { method: 'PUT', path: `/api/admin/switches/${name}`, cookie, json });
  expect(answer.status, name).toBe(200);
};

const UPLOAD = { method: 'POST', path: '/api/uploads', file: 'no picture at all' };
const record = (comment?: string): Sent => ({
  method: 'POST',
  path: '/api/records',
  json: { ...freshDraft(), ...(comment && { comment }) },
  headers: { 'idempotency-key': randomUUID() },
});
const registration = (): Sent => ({ method: 'POST', path: '/api/account', json: { handle: newHandle(), password: 'nine quick otters' } });
const errorOf = async (site: string, sent: Sent): Promise<string | undefined> =>
  ((await (await send(site, sent)).json()) as { error?: string }).error;

type Probe = {
  readonly isOn: boolean;
  readonly text?: typeof BANNER;
  readonly shows: (site: string, player: TestActor) => Promise<boolean>;
};

/** The restricting position of each switch, with a function that checks whether an instance is in that position. */
const PROBES: Readonly<Record<string, Probe>> = {
  'sign-up': { isOn: false, shows: async (site) => (await errorOf(site, registration())) === 'sign-up-closed' },
  posting: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...record(), cookie })) === 'posting-closed' },
  comments: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...record('hello'), cookie })) === 'comments-closed' },
  uploads: { isOn: false, shows: async (site, { cookie }) => (await errorOf(site, { ...UPLOAD, cookie })) === 'uploads-closed' },
  banner: { isOn: true, text: BANNER, shows: async (site) => (await (await send(site, { path: '/ja/menu' })).text()).includes(BANNER.ja) },
  'read-only': { isOn: true, shows: async (site, { cookie }) => (await errorOf(site, { ...record(), cookie })) === 'read-only' },
};

/** Sends every read or every write in the route table as a player and returns one line for each response. */
async function sweep(site: string, db: Db, kind: 'reads' | 'writes'): Promise<string[]> {
  const deps = siteDeps(db);
  const [actor, token] = [await createActor(db, 'player'), await csrf(site)];
  const ownerSessionId = (await listSessions(db, actor.userId))[0]?.id ?? '';
  const ownerRecord = () => createRecord(deps, { userId: actor.userId, stageId: 229, score: 200 });
  const ownerKeyword = () => createEntry(deps, { userId: actor.userId });
  const lines: string[] = [];
  for (const { route, send: make } of ALL_ROUTES) {
    const isRead = route.startsWith('GET ');
    if (isRead !== (kind === 'reads') || /api\/auth|\[\[/.test(route)) continue;
    const sent = await make({ actor, owner: actor, ownerSessionId, csrfToken: token.csrfToken, ownerRecord, ownerKeyword });
    const answer = await send(site, { ...sent, cookie: [actor.cookie, token.cookie].join('; ') });
    const text = await answer.text();
    lines.push(
      isRead ? `${route} ${answer.status}` : `${route} ${answer.status} ${answer.headers.get('retry-after')} ${JSON.parse(text).error}`,
    );
  }
  return lines;
}

test('both instances follow each switch that an admin changes, and read-only mode rejects every write but no GET', async () => {
  await withLiveSite(createCatalogueDatabase, async ({ db, start }) => {
    const [one, other] = [(await start()).url, (await start()).url];
    const [admin, player] = [await createActor(db, 'admin'), await createActor(db, 'player')];
    const before = await sweep(one, db, 'reads');

    for (const [name, { isOn, text, shows }] of Object.entries(PROBES)) {
      for (const to of [isOn, !isOn]) {
        const started = performance.now();
        await setSwitch(one, admin, name, { isOn: to, ...(text && { text }) });
        for (const site of [one, other]) await expect.poll(() => shows(site, player), { interval: 20 }).toBe(to === isOn);
        console.log(`${name} ${to ? 'on' : 'off'}: in effect after ${Math.round(performance.now() - started)} ms`);
      }
    }

    await setSwitch(one, admin, 'read-only', { isOn: true });
    await expect.poll(() => PROBES['read-only']?.shows(other, player)).toBe(true);
    expect(await sweep(other, db, 'reads')).toEqual(before);
    const writes = await sweep(other, db, 'writes');
    expect(writes.length).toBeGreaterThan(40);
    // The only exceptions are the admin route that turns read-only off, and signing in as an admin.
    const isException = (line: string) => /^(PUT \/api\/admin\/switches|POST \/api\/account\/sign-in\/)/.test(line);
    expect(writes.filter((line) => !line.endsWith(' 503 60 read-only') && !isException(line))).toEqual([]);
    await setSwitch(other, admin, 'read-only', { isOn: false });
    await expect.poll(async () => (await send(one, registration())).status).not.toBe(503);
  });
});
