import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { blankAccount } from '#data/queries/accounts/accounts.ts';
import { pageKeys } from '#domain/edge/page-keys.ts';
import { SITE_FEEDS } from '#domain/feeds/feeds.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openV1 } from '#tests/support/http/v1-routes.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { as } from '#tests/support/scenarios/fairness.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { act, createSecond, DECLINE, personOf } from '#tests/support/scenarios/moderation.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import type { Deps } from '#usecases/deps.ts';
import { relayPages } from '#usecases/edge/relay-pages.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { createNews } from '#usecases/news/write-news.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { postRecord } from '#usecases/records/post-record.ts';

const { db, deps: plainDeps, url } = openTestDatabase();
const deps: Deps = { ...freshDeps(plainDeps), edges: [{ url: 'http://edge.test', purge: async () => {} }] };
const callV1 = openV1(url);
const CODE = 261125;
const NOW = new Date('2026-11-21T12:00:00Z');

type Feed = { GET: (request: Request, context: { params: Promise<Readonly<Record<string, string>>> }) => Promise<Response> };

/** Returns a feed as text. */
async function readFeed(path: string): Promise<string> {
  const [, folder = '', file = ''] = /^\/feeds(\/stage|\/user)?\/([^/]+)$/.exec(path) ?? [];
  const { GET } = (await import(resolve(`src/app/[locale]/feeds${folder}/[file]/route.ts`))) as Feed;
  const answer = await GET(new Request(`http://127.0.0.1:3000${path}`), { params: Promise.resolve({ locale: 'en', file }) });
  return `${answer.status} ${await answer.text()}`;
}

let stageId = 0;
beforeAll(async () => {
  await setClock(db, NOW);
  ({ stageId } = await openEvent(deps, CODE, { startsAt: '2026-11-20T15:00:00+09:00', endsAt: '2026-11-25T14:59:59+09:00' }));
});

type Scene = {
  readonly userId: number;
  readonly own: string; // the player's handle
  readonly rival: string; // the rival's handle
  readonly addresses: readonly string[];
};

/** Creates a player and a rival, and returns the addresses that may show them. */
async function openScene(name: string): Promise<Scene> {
  const userId = await createPlayer(deps, { name });
  const other = await createPlayer(deps);
  const [own, rival] = [await handleOf(userId), await handleOf(other)];
  const { recordId } = await createRecord(deps, { userId: other, score: 19_000 });
  await createRecord(deps, { userId: await createPlayer(deps), score: 90_000 });
  await createRecord(deps, { userId, score: 5_000 });
  await refreshTotals(deps);
  const addresses = [
    ...['/totals', '/totals/1', '/totals/21', '/totals/1/moves?since=2026-11-01', '/players', `/players/${own}`, `/players/${rival}`],
    ...[
      `/players/${own}/records`,
      `/players/${rival}/records?console=1`,
      `/players/${own}/progress`,
      `/compare/${own}/${rival}?boards=all`,
    ],
    ...['/records', `/records?player=${rival}`, '/records?stage=201&kind=first', `/records/${recordId}`, '/events', `/events/${CODE}`],
    ...['/log', '/keywords', '/news', '/catalogue', '/boards/stage/201', '/boards/stage/201/history', `/boards/stage/${stageId}`],
    ...[`/boards/event/${CODE}`, '/boards/stage/202', '/rules/21'],
  ].map((path) => `/api/v1${path}`);
  addresses.push(
    ...SITE_FEEDS.map((feed) => `/feeds/${feed}.atom`),
    '/feeds/stage/201.json',
    `/feeds/user/${own}.atom`,
    `/feeds/user/${rival}.json`,
  );
  return { userId, own, rival, addresses };
}

async function handleOf(id: number): Promise<string> {
  return (await db.selectFrom('users').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle;
}

type Change = readonly [what: string, affected: readonly string[], change: () => Promise<unknown>];

/** Returns changes with some addresses that they affect. The last one closes the player's account and sets this handle. */
async function changesOf({ userId, own, rival }: Scene, goneHandle: string): Promise<Change[]> {
  const judge = await personOf(deps, 'moderator');
  const post = (stage: number, rule: number, score: string) =>
    postRecord(deps, as(userId), randomUUID(), { stageId: stage, rule, score, console: 1, comment: 'Dew', videoUrl: VIDEO });
  const newest = async () =>
    (
      await db
        .selectFrom('records')
        .select('record_id')
        .where('user_id', '=', userId)
        .orderBy('record_id', 'desc')
        .executeTakeFirstOrThrow()
    ).record_id;
  const news = {
    ...{ category: 'site' as const, pinned: false, withdrawn: false, publishedOn: '2026-11-20' },
    ...{ title: { en: 'A title', ja: '見出し' }, text: { en: 'A text', ja: '本文' } },
  };
  return [
    [
      'a post',
      ['/api/v1/records', '/api/v1/boards/stage/201', `/api/v1/players/${rival}`, '/feeds/records.atom'],
      () => post(201, 21, '20,100'),
    ],
    ['new totals', ['/api/v1/totals/1', '/api/v1/players'], () => refreshTotals(deps)],
    [
      'an edit',
      ['/api/v1/records'],
      () => db.updateTable('records').set({ comment: 'Mist', change_reason: 'x' }).where('user_id', '=', userId).execute(),
    ],
    ['a verification', ['/api/v1/log', '/feeds/log.atom'], async () => act(deps, judge, await newest(), { verb: 'verify' })],
    [
      'a decline',
      ['/api/v1/records', '/feeds/stage/201.json', `/api/v1/compare/${own}/${rival}?boards=all`],
      async () => act(deps, judge, await newest(), DECLINE),
    ],
    ['a new member', ['/api/v1/events'], () => joinEvent(deps, as(userId), CODE)],
    ['a post to an event', ['/api/v1/events/261125', '/api/v1/boards/event/261125'], () => post(stageId, 0, '1,000')],
    ['a new entry', ['/api/v1/keywords', '/feeds/keywords.atom'], () => createEntry(deps, { userId })],
    ['news', ['/api/v1/news', '/feeds/news.atom'], async () => createNews(deps, await personOf(deps, 'editor'), news)],
    ['a ban', ['/api/v1/log'], async () => ban(deps, await personOf(deps, 'admin'), rival, { scope: 'records', reason: 'a reason' })],
    [
      'a closed account',
      ['/api/v1/records', '/api/v1/boards/stage/201', `/api/v1/players/${own}`],
      () => blankAccount(db, userId, goneHandle, NOW),
    ],
  ];
}

/** Returns the answer of each address as a text. */
async function readAll({ addresses }: Scene): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const address of addresses) {
    const v1 = address.startsWith('/api/v1') ? await callV1(address.slice('/api/v1'.length)) : undefined;
    read.set(address, v1 ? `${v1.status} ${JSON.stringify(v1.body)}` : await readFeed(address));
  }
  return read;
}

/** Makes a change. Returns a function that tells whether the change has purged an address. */
async function purgesOf(change: Change[2]): Promise<(address: string) => boolean> {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('edge_purges').execute();
  expect(await change()).not.toMatchObject({ ok: false });
  await relayPages(deps, new Date());
  await relayChanges(deps);
  const purged = new Set((await db.selectFrom('edge_purges').select('keys').execute()).flatMap(({ keys }) => keys));
  return (address) => {
    const { pathname, search } = new URL(address, 'https://site.test');
    return pageKeys(pathname, search)?.some((key) => purged.has(key)) ?? true; // Without keys, it is not cached.
  };
}

test('every answer of the API and every feed that a change affects is purged', async () => {
  const scene = await openScene('Sedge Wren');
  let before = await readAll(scene);
  for (const [what, affected, change] of await changesOf(scene, 'u-gone')) {
    const isPurged = await purgesOf(change);
    const after = await readAll(scene);
    const changed = scene.addresses.filter((address) => before.get(address) !== after.get(address));
    expect({ what, stale: changed.filter((address) => !isPurged(address)) }).toEqual({ what, stale: [] });
    expect(changed, what).toEqual(expect.arrayContaining([...affected]));
    before = after;
  }
});

test('answers contain no declined record and no name or old handle of a closed account', async () => {
  const scene = await openScene('Reed Bunting');
  for (const [what, , change] of await changesOf(scene, 'u-left')) expect(await change(), what).not.toMatchObject({ ok: false });
  const declined = await db
    .selectFrom('records')
    .select('record_id')
    .where('user_id', '=', scene.userId)
    .where('state', '=', 'declined')
    .executeTakeFirstOrThrow();
  expect((await callV1(`/records/${declined.record_id}`)).status).toBe(404);
  // The log names declined records, and a missing address repeats its handle.
  const read = [...(await readAll(scene))].filter(([address]) => !address.includes('log') && !address.includes(scene.own));
  const text = read.map(([, answer]) => answer).join('\n');
  expect(text.includes('u-left')).toBe(true);
  expect(text.includes('Reed Bunting')).toBe(false);
  expect(text.includes(scene.own)).toBe(false);
  expect(text.includes(`"recordId":"${declined.record_id}"`)).toBe(false);
});

test('an anonymous player and an anonymous moderator have no name in any answer', async () => {
  const anonymous = await createPlayer(deps, { name: null });
  const { recordId } = await createSecond(deps, { userId: anonymous, score: 12_345 });
  const hidden = { ...(await personOf(deps, 'moderator')), userId: await createPlayer(deps, { name: null }) };
  expect(await act(deps, hidden, recordId, { verb: 'verify' })).toMatchObject({ ok: true });
  const { body } = await callV1(`/records/${recordId}`);
  expect(body).toMatchObject({ name: null, state: 'verified', versions: [{ by: { name: null } }, { by: null, changed: ['state'] }] });
  expect((await callV1('/log?verb=verify&limit=1')).body.data[0]).toMatchObject({ who: null, whom: null, recordId });
});
