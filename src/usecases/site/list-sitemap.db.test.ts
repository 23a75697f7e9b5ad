import { expect, test } from 'vitest';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { type ListedPage, listPart, listSitemapParts } from './list-sitemap.ts';

const { db, deps } = openTestDatabase();
const withOnePost = openTestDatabase();

const routes = (pages: readonly ListedPage[]) =>
  pages.map((page) => ('route' in page ? page.route : page.names.map(({ name }) => name).join(' / ')));
const handleOf = async (id: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle;

test('the sitemap lists players with a countable record and an open account, with the time of their last post', async () => {
  const [active, idle, closed, declined] = [
    await createPlayer(deps),
    await createPlayer(deps),
    await createPlayer(deps),
    await createPlayer(deps),
  ];
  await createRecord(deps, { userId: active, postedAt: '2020-05-01T00:00:00Z' });
  await createRecord(deps, { userId: active, score: 19_000, postedAt: '2021-05-01T00:00:00Z' });
  await createRecord(deps, { userId: closed });
  await createRecord(deps, { userId: declined, state: 'declined' });
  await db.updateTable('users').set({ closed_at: new Date(), name: null }).where('id', '=', closed).execute();

  const parts = (await listSitemapParts(deps)).filter(({ kind }) => kind === 'players');
  expect(parts).toEqual([{ kind: 'players', number: 1 }]);
  const pages = await listPart(deps, { kind: 'players', number: 1 });
  const own = await Promise.all([active, idle, closed, declined].map(async (userId) => `/user/${await handleOf(userId)}`));
  expect(pages.filter((page) => 'route' in page && own.includes(page.route))).toEqual([
    { route: own[0], changedAt: new Date('2021-05-01T00:00:00Z') },
  ]);
  expect(await listPart(deps, { kind: 'players', number: 2 })).toEqual([]);
});

test('the sitemap lists every board once under its own route, with the time of its last post if recent', async () => {
  const site = withOnePost.deps;
  const postedAt = '2021-05-01T00:00:00Z';
  await createRecord(site, { userId: await createPlayer(site), postedAt });
  const pages = await listPart(site, { kind: 'stages' });
  const listed = routes(pages);
  const boards = [...(await site.catalogue()).boards.values()];
  const ofKind = (...kinds: string[]) => boards.filter(({ kind }) => kinds.includes(kind)).length;
  expect(listed).toHaveLength(ofKind('stage', 'event'));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('/stage/201?rule=23');
  expect(listed).not.toContain('/stage/201?rule=21'); // the home rule has no parameter
  const dated = pages.filter(({ changedAt }) => changedAt !== undefined);
  expect(dated).toEqual([{ route: '/stage/201', changedAt: new Date(postedAt) }]);
  expect(routes(await listPart(site, { kind: 'speedruns' }))).toHaveLength(ofKind('speedrun'));
});

test('the sitemap lists the earliest of tied first places and omits records that do not count', async () => {
  const [first, second] = [await createPlayer(deps), await createPlayer(deps)];
  const held = await createRecord(deps, { userId: first, stageId: 202, score: 30_000, postedAt: '2022-01-01T00:00:00Z' });
  const tied = await createRecord(deps, { userId: second, stageId: 202, score: 30_000, postedAt: '2022-01-02T00:00:00Z' });
  const gone = await createRecord(deps, { userId: second, stageId: 202, score: 40_000, state: 'declined' });
  const own = [held, tied, gone].map(({ recordId }) => `/record/${recordId}`);
  const listed = routes(await listPart(deps, { kind: 'records' }));
  expect(listed.filter((route) => own.includes(route))).toEqual([own[0]]);
});

test('the sitemap lists keywords by name in both languages without deleted ones, and guides, totals and events by id', async () => {
  const guides = await listPart(deps, { kind: 'guides' });
  expect(routes(guides).slice(0, 2)).toEqual(['/guide/101', '/guide/102']);
  expect(guides).toHaveLength((await deps.catalogue()).stages.size);
  const keywords = await listPart(deps, { kind: 'keywords' });
  expect(keywords).toHaveLength(61);
  expect(routes(keywords)).toContain('Dew Egg / つゆ卵');
  expect(routes(keywords).join()).not.toContain('Basket Count');
  expect(routes(await listPart(deps, { kind: 'totals' }))).toContain('/total/91');
  expect(routes(await listPart(deps, { kind: 'events' }))).toContain('/limited/151101');
  expect(routes(await listPart(deps, { kind: 'pages' }))).toContain('/');
});
