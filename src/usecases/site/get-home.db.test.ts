import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { placesWon } from '#domain/rankings/totals/moves.ts';
import { dayOf, daysBefore } from '#domain/shared/date.ts';
import { STAGE_OF_WEEK_PLAYERS } from '#domain/stories/stage-of-week.ts';
import { FEED_ROWS } from '#domain/stories/week-feed.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords } from '#tests/support/naive/naive-ranking.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { getNewsList } from '#usecases/news/get-news-list.ts';
import { getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { getTotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import { getTrends } from '#usecases/rankings/totals/get-trends.ts';
import { getUserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getOwnWeek } from '#usecases/stories/get-own-week.ts';
import { getHome } from './get-home.ts';

const { db, deps } = openDemoDatabase();
const MOST_QUERIES = 6;
const MOST_QUERIES_OF_HOME = 18; // The news of the week comes from several rankings.

beforeAll(() => refreshTotals(deps));
beforeEach(() => stopClock(db, DEMO_NOW));

test('the numbers on the home page match the records', async () => {
  const { boards, stages } = await deps.catalogue();
  const records = (await listAllRecords(db)).filter(({ state }) => !['declined', 'withdrawn'].includes(state));
  const home = await getHome(deps);
  const ranking = await getUserRanking(deps, {});
  expect(home.stats).toEqual({
    records: records.length,
    players: ranking.ok && ranking.value.players,
    stages: stages.size,
    since: 2014,
  });
  for (const { series, records: shown } of home.series)
    expect(shown).toBe(
      records.filter(({ boardId }) => listedSeries(boards.get(boardId) ?? { kind: 'stage', seriesId: -1 }) === series.id).length,
    );
});

test('the news of the week is told once, and names nobody without a name', async () => {
  const { stories, today } = await getHome(deps);
  const { newest, upset, climber, feed } = stories;
  const since = daysBefore(today, 6);
  const records = (await listAllRecords(db)).filter(
    ({ state, postedAt }) => !['declined', 'withdrawn'].includes(state) && dayOf(postedAt, deps.siteZone) >= since,
  );
  const inFeed = [...feed.stories, ...feed.folded].flatMap((item) => ('record' in item ? [item.record.recordId] : []));
  const leading = [newest?.record.recordId, upset?.recordId].filter((recordId) => records.some((record) => record.recordId === recordId));
  expect([...inFeed, ...leading].sort()).toEqual(records.map(({ recordId }) => recordId).sort());
  expect(feed.stories.length).toBeLessThanOrEqual(FEED_ROWS);
  for (const item of feed.stories) expect('record' in item ? item.record.name : item.player.name).not.toBeNull();

  expect(newest?.record).toMatchObject({ rank: 1 });
  expect(stories.beaten.get(newest?.record.recordId ?? '')?.days).toBeGreaterThanOrEqual(0);
  expect([upset?.author.name, upset?.passed.name]).not.toContain(null);
  const moves = await getTotalMoves(deps, 1, { since: climber?.since });
  const best = moves.ok ? Math.max(...moves.value.moves.filter(({ after }) => after.name !== null).map(placesWon)) : 0;
  expect((climber?.placeBefore ?? 0) - (climber?.player.rank ?? 0)).toBe(best);
});

test('the stage of the week stays until Monday and has enough players', async () => {
  const { stageOfWeek, now } = await getHome(deps);
  expect(stageOfWeek?.players).toBeGreaterThanOrEqual(STAGE_OF_WEEK_PLAYERS);
  const { rows } = await sql<{ better: number }>`
    select count(*)::int as better from personal_bests
    where board_id = ${stageOfWeek?.board.boardId} and console = 0 and rank_key < ${stageOfWeek?.medianKey}`.execute(db);
  expect(rows[0]?.better).toBeLessThanOrEqual((stageOfWeek?.players ?? 0) / 2);
  await setClock(db, new Date(now.getTime() + 7 * 86_400_000));
  expect((await getHome(deps)).stageOfWeek?.board.boardId).not.toBe(stageOfWeek?.board.boardId);
});

test('a player reads the places won and lost in seven days', async () => {
  const player = await db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'handle'])
    .orderBy('posted_at', 'desc')
    .executeTakeFirstOrThrow();
  const week = await getOwnWeek(deps, { userId: player.id, handle: player.handle });
  const total = (direction: 1 | -1) =>
    week.changes.map(({ before, after }) => direction * (before.rank - after.rank)).reduce((sum, places) => sum + Math.max(0, places), 0);
  expect([week.won, week.lost].map((places, index) => places >= total(index === 0 ? 1 : -1))).toEqual([true, true]);
  expect(week).toMatchObject({ isNew: false, planet: { handle: player.handle } });
});

test('the home page shows an event while it runs, and the last winner otherwise', async () => {
  const events = [...(await deps.catalogue()).events.values()].sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
  const last = events.at(-1);
  await closeDueEvents(deps);
  const { event } = await getHome(deps);
  expect(event).toMatchObject({ shown: undefined, running: 0, past: events.length, last: { event: { id: last?.id } } });
  expect(event.last?.players[0]?.rank).toBe(1);
  await setClock(db, new Date(Date.parse(last?.startsAt ?? '') + 1_000));
  expect((await getHome(deps)).event).toMatchObject({ shown: { event: { id: last?.id }, window: 'open' }, last: undefined, running: 1 });
});

test.each([
  ['home', getHome, MOST_QUERIES_OF_HOME],
  ['new records', (counted: typeof deps) => getFeedPage(counted, 'all', {}), MOST_QUERIES],
  ['world records of a series', (counted: typeof deps) => getFeedPage(counted, 'first', { series: 5 }), MOST_QUERIES],
  ['new entrants', (counted: typeof deps) => getFeedPage(counted, 'entry', {}), MOST_QUERIES],
  ['trends', getTrends, MOST_QUERIES],
  ['information', getNewsList, MOST_QUERIES],
])('the number of queries for %s is bounded', async (_page, read, most) => {
  await read(deps); // fills the cache of past values
  expect(await countQueries(deps, (counted) => read(counted))).toBeLessThanOrEqual(most);
});
