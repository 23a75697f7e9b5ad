import { beforeAll, describe, expect, test } from 'vitest';
import { CLASS_FACTORS } from '#domain/rankings/player/rank-class.ts';
import { endOfDay, endOfYear, yearOf } from '#domain/shared/date.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { naiveSite } from '#tests/support/naive/naive-totals.ts';
import { getNeighbours } from '#usecases/rankings/records/get-neighbours.ts';
import { getTotal, type TotalRanking } from './get-total.ts';
import { getUserRanking, type UserRanking } from './get-user-ranking.ts';
import { refreshTotals } from './refresh-totals.ts';

const { db, deps } = openDemoDatabase();
const unsaved = openDemoDatabase(); // a copy of the same site in which the totals are never refreshed
const ZONE = 'Asia/Tokyo';

type Query = Record<string, string>;
let site: ReturnType<typeof naiveSite>;
let records: PlainRecord[];

beforeAll(async () => {
  records = await listAllRecords(db);
  site = naiveSite(await deps.catalogue(), records, ZONE);
  await refreshTotals(deps);
});

const instantOf = ({ year, at }: Query) => {
  const end = year ? endOfYear(Number(year), ZONE) : at ? endOfDay(at, ZONE) : DEMO_NOW;
  return end < DEMO_NOW ? end : DEMO_NOW;
};

/** Joins all pages of a ranking. The positions of border and class lines count from the top of the whole ranking. */
async function whole(read: (query: Query) => ReturnType<typeof getTotal>, query: Query): Promise<TotalRanking>;
async function whole(read: (query: Query) => ReturnType<typeof getUserRanking>, query: Query): Promise<UserRanking>;
async function whole(read: (query: Query) => Promise<{ ok: boolean }>, query: Query): Promise<unknown> {
  type Answer = { ok: true; value: TotalRanking } | { ok: false; error: string };
  const pages: TotalRanking[] = [];
  do {
    const answer = (await read({ ...query, page: String(pages.length + 1) })) as Answer;
    if (!answer.ok) throw new Error(answer.error);
    pages.push(answer.value);
  } while (pages.length < (pages[0]?.pages ?? 0));
  const down = <Line extends { above: number }>(lines: readonly Line[] = [], index: number) =>
    lines.map((line) => ({ ...line, above: line.above + index * 100 }));
  return {
    ...pages[0],
    rows: pages.flatMap((page) => page.rows),
    borderLines: pages.flatMap((page, index) => down(page.borderLines, index)),
    classLines: pages.flatMap((page, index) => down(page.classLines, index)),
  };
}

async function expectNaive(totalId: number, query: Query): Promise<TotalRanking> {
  const shown = await whole((each) => getTotal(deps, totalId, each), query);
  const instant = instantOf(query);
  const expected = site.total(totalId, Number(query.console ?? 0), instant);
  const classes = site.classes(instant);
  expect(shown.rows.map(({ handle: _h, name: _n, seriesPoints: _s, ...row }) => row)).toEqual(
    expected.rows.map(({ bySeries: _, ...row }) => ({ ...row, rankClass: classes.get(row.userId) ?? null })),
  );
  expect({ players: shown.players, boards: shown.boards }).toEqual({ players: expected.rows.length, boards: expected.boards.length });
  expect(shown.isNow).toBe(instant === DEMO_NOW);
  return shown;
}

test('a total computed before the first refresh equals the saved one', async () => {
  const read = (site: typeof deps, totalId: number) => whole((query) => getTotal(site, totalId, query), {});
  for (const totalId of [1, 91]) expect(await read(deps, totalId)).toEqual(await read(unsaved.deps, totalId));
});

describe('with saved totals', () => {
  test('every total in the catalogue matches the naive model', async () => {
    const { totals } = await deps.catalogue();
    expect(totals.size).toBe(28);
    for (const totalId of totals.keys()) {
      const { rows } = await expectNaive(totalId, {});
      expect(rows.length, `total ${totalId}`).toBeGreaterThan(0);
    }
  });

  test.each<[number, Query]>([
    [1, { console: '4' }],
    [1, { year: '2015' }],
    [1, { console: '1', year: '2021' }],
    [2, { at: '2019-06-30' }],
    [3, { year: '2026' }],
    [4, { year: '2018' }],
    [4, { console: '2' }],
    [20, { year: '2024' }],
    [42, { year: '2024' }],
    [91, { at: '2025-02-28' }],
  ])('total %i under the filter %j matches the naive model', async (totalId, query) => {
    const { rows } = await expectNaive(totalId, query);
    expect(rows.length).toBeGreaterThan(3);
  });

  test('the number of counted boards in total 1 depends on the year', async () => {
    const boards = async (query: Query) => {
      const answer = await getTotal(deps, 1, query);
      return answer.ok ? answer.value.boards : 0;
    };
    const counts: Record<number, number> = {};
    for (let year = 2014; year <= 2026; year += 1) counts[year] = await boards({ year: String(year) });
    expect(Object.values(counts)).toEqual([71, 71, 85, 85, 98, 98, 125, 147, 147, 180, 208, 224, 224]);
    expect(await boards({ at: '2022-12-31' })).toBe(147);
  });

  test('total 1 contains each class border once, where the points cross it, even between pages', async () => {
    for (const query of [{}, { year: '2019' }]) {
      const { rows, boards, classLines, borderLines } = await whole((each) => getTotal(deps, 1, each), query);
      const crossed = CLASS_FACTORS.flatMap((factor, rankClass) => {
        const above = rows.findIndex((row) => row.points < factor * boards);
        return above > 0 && factor > 0 ? [{ rankClass, points: factor * boards, above }] : [];
      });
      expect(crossed.length).toBeGreaterThan(4);
      expect(classLines).toEqual(crossed.toReversed());
      expect(borderLines).toEqual([]);
    }
  });

  test('only total 20 contains the summed borders of game 2', async () => {
    const { rows, borderLines } = await whole((each) => getTotal(deps, 20, each), {});
    const sums = [700_000, 700_500, 701_000, 702_000];
    const crossed = sums.flatMap((border) => {
      const above = rows.findIndex((row) => row.score < border);
      return above > 0 ? [{ border, above }] : [];
    });
    expect(borderLines).toEqual(crossed.toReversed());
    expect((await whole((each) => getTotal(deps, 21, each), {})).borderLines).toEqual([]);
  });

  test('getTotal and getUserRanking reject totals and filters that do not exist', async () => {
    expect(await getTotal(deps, 5, {})).toEqual({ ok: false, error: 'unknown-total' });
    for (const query of [{ page: '99' }, { console: '7' }, { rule: '21' }, { year: '2013' }, { year: '2020', at: '2020-01-01' }]) {
      expect(await getTotal(deps, 1, query)).toEqual({ ok: false, error: 'bad-filter' });
    }
    // Game 4 is on one console only, so its total has no console filter.
    expect(await getTotal(deps, 41, { console: '1' })).toEqual({ ok: false, error: 'bad-filter' });
    expect(await getUserRanking(deps, { at: '2013-12-31' })).toEqual({ ok: false, error: 'bad-filter' });
    expect(await getUserRanking(deps, { at: '2020-01-01', year: '2020' })).toEqual({ ok: false, error: 'bad-filter' });
  });

  test.each<Query>([{}, { console: '4' }, { year: '2020' }, { console: '2', year: '2022' }, { at: '2021-06-15' }])(
    'getUserRanking under the filter %j returns every player with shares and posts',
    async (query) => {
      const shown = await whole((each) => getUserRanking(deps, each), query);
      const instant = instantOf(query);
      const [console, year] = [Number(query.console ?? 0), yearOf(instant, ZONE)];
      const catalogue = await deps.catalogue();
      const posts = records.filter(({ state, postedAt, boardId, ...record }) => {
        const isAsked = console === 0 || (record.console === console && catalogue.boards.get(boardId)?.kind !== 'speedrun');
        return state !== 'declined' && state !== 'withdrawn' && postedAt <= instant && isAsked;
      });
      const byUser = Map.groupBy(posts, (post) => post.userId);
      const expected = site.total(1, console, instant).rows.map(({ userId, points, rank, bySeries }) => {
        const dates = (byUser.get(userId) ?? []).map((post) => post.postedAt);
        return {
          userId,
          rank,
          shares: Object.entries(bySeries)
            .filter(([, own]) => own > 0)
            .map(([seriesId, own]) => ({ seriesId: Number(seriesId), share: own / points })),
          posts: dates.filter((date) => yearOf(date, ZONE) === year).length,
          lastPostAt: new Date(Math.max(...dates.map(Number))),
        };
      });
      const rows = shown.rows.map(({ userId, rank, shares, posts: count, lastPostAt }) => ({
        userId,
        rank,
        shares,
        posts: count,
        lastPostAt,
      }));
      expect(rows).toEqual(expected);
      expect(shown.classLines.length).toBeGreaterThan(0);
      for (const { shares } of rows) expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    },
  );

  test('neighbours are the two players above and the two below, or fewer at either end', async () => {
    const { rows } = await whole((each) => getTotal(deps, 1, each), {});
    for (const index of [0, 1, 2, 57, 100, rows.length - 2, rows.length - 1]) {
      const own = rows[index];
      if (!own) throw new Error('no such row');
      expect(await getNeighbours(deps, own.userId, 1)).toEqual({
        ok: true,
        value: { own, above: rows.slice(Math.max(0, index - 2), index), below: rows.slice(index + 1, index + 3) },
      });
    }
  });

  test('a player outside a total has no neighbours there', async () => {
    const [stranger] = (await db.insertInto('users').values({ handle: 'newcomer' }).returning('id').execute()) ?? [];
    expect(await getNeighbours(deps, stranger?.id ?? 0, 1)).toEqual({ ok: true, value: { own: null, above: [], below: [] } });
    expect(await getNeighbours(deps, stranger?.id ?? 0, 6)).toEqual({ ok: false, error: 'unknown-total' });
  });
});
