import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { dayOf, daysBefore } from '#domain/shared/date.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords } from '#tests/support/naive/naive-ranking.ts';
import { getNewsList } from '#usecases/news/get-news-list.ts';
import { getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { listNewRecords } from '#usecases/rankings/records/list-new-records.ts';
import { getTrends } from '#usecases/rankings/totals/get-trends.ts';
import { getUserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getHome } from './get-home.ts';

const { db, deps } = openDemoDatabase();
const MOST_QUERIES = 6;

test('the numbers on the home page match the records', async () => {
  await refreshTotals(deps);
  const { boards } = await deps.catalogue();
  const records = (await listAllRecords(db)).filter(({ state }) => !['declined', 'withdrawn'].includes(state));
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  const today = dayOf(rows[0]?.now ?? new Date(), deps.siteZone);
  const postedOn = (record: (typeof records)[number]) => dayOf(record.postedAt, deps.siteZone);

  const home = await getHome(deps);
  const ranking = await getUserRanking(deps, {});
  expect(home.stats).toEqual({
    records: records.length,
    players: ranking.ok && ranking.value.players,
    boards: boards.size,
    postsThisMonth: records.filter((record) => postedOn(record).slice(0, 7) === today.slice(0, 7)).length,
  });
  for (const { series, records: shown } of home.series)
    expect(shown).toBe(
      records.filter(({ boardId }) => listedSeries(boards.get(boardId) ?? { kind: 'stage', seriesId: -1 }) === series.id).length,
    );

  const week = Map.groupBy(
    records.filter((record) => boards.get(record.boardId)?.kind !== 'speedrun' && postedOn(record) > daysBefore(today, 7)),
    ({ boardId }) => boards.get(boardId)?.refId ?? 0,
  );
  const busiest = [...week]
    .map(([stageId, posts]) => ({ stageId, sum: posts.length }))
    .sort((a, b) => b.sum - a.sum || a.stageId - b.stageId);
  expect(home.trending.map(({ stageId, sum }) => ({ stageId, sum }))).toEqual(busiest.slice(0, 4));
  for (const { stageId, posts } of home.trending)
    expect(posts).toEqual(
      Array.from({ length: 7 }, (_, day) => week.get(stageId)?.filter((record) => postedOn(record) === daysBefore(today, 6 - day)).length),
    );
});

test('the home page shows the first rows of the list of new records, and the leaders of the totals', async () => {
  const home = await getHome(deps);
  const newest = await listNewRecords(deps);
  expect(home.newest.map(({ recordId, rank, handle }) => ({ recordId, rank, handle }))).toEqual(
    newest.ok && newest.value.rows.slice(0, 9).map(({ recordId, now, handle }) => ({ recordId, rank: now?.rank ?? null, handle })),
  );
  const leaders = await sql<{ handle: string; total_id: number }>`
    select handle, total_id from total_standings join total_generations using (total_id, generation) join users on users.id = user_id
    where total_id in (10, 20, 30, 40, 4, 91) and position = 1 order by array_position(array[10, 20, 30, 40, 4, 91], total_id)`.execute(db);
  expect(home.series.map(({ leader }) => leader?.handle).filter(Boolean)).toEqual(leaders.rows.map(({ handle }) => handle));
  expect(leaders.rows).toHaveLength(6);
});

test('the home page shows the newest public news and keywords', async () => {
  const home = await getHome(deps);
  const all = await getNewsList(deps);
  expect(home.news).toEqual(all.news.slice(0, 3));
  expect(home.news).toHaveLength(3);
  expect(home.keywords).toHaveLength(8);
  const hidden = await db
    .selectFrom('keywords')
    .select('unique_id')
    .where((eb) => eb.or([eb('flag', '=', 0), eb('category', '=', 'rule')]))
    .execute();
  for (const { unique_id } of hidden) expect(home.keywords.map(({ uniqueId }) => uniqueId)).not.toContain(unique_id);
});

test('the home page shows an event while it runs, and the last event afterwards', async () => {
  const events = [...(await deps.catalogue()).events.values()].sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
  const last = events.at(-1);
  expect((await getHome(deps)).event).toMatchObject({ event: { id: last?.id }, window: 'over' });
  await setClock(db, new Date(Date.parse(last?.startsAt ?? '') + 1_000));
  expect((await getHome(deps)).event?.window).toBe('open');
});

test.each([
  ['home', getHome],
  ['new records', (counted: typeof deps) => getFeedPage(counted, 'all', {})],
  ['world records of a series', (counted: typeof deps) => getFeedPage(counted, 'first', { series: 5 })],
  ['new entrants', (counted: typeof deps) => getFeedPage(counted, 'entry', {})],
  ['trends', getTrends],
  ['information', getNewsList],
])('reading %s needs at most six queries', async (_page, read) => {
  await read(deps); // fills the cache of past values
  expect(await countQueries(deps, (counted) => read(counted))).toBeLessThanOrEqual(MOST_QUERIES);
});
