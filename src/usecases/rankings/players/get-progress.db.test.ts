import { beforeAll, expect, test } from 'vitest';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { duelWinner } from '#domain/rankings/duels/duel.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { monthEnds } from '#domain/rankings/totals/months.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { endOfDay, endOfYear } from '#domain/shared/date.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { naiveSite } from '#tests/support/naive/naive-totals.ts';
import { computeTotal } from '#usecases/rankings/totals/compute-total.ts';
import { comparePlayers } from './compare-players.ts';
import { getProgress } from './get-progress.ts';

const { db, deps } = openDemoDatabase();
const ZONE = 'Asia/Tokyo';
let records: PlainRecord[];
let site: ReturnType<typeof naiveSite>;
let busiest: number[]; // ids of players by number of records, most first

beforeAll(async () => {
  records = await listAllRecords(db);
  site = naiveSite(await deps.catalogue(), records, ZONE);
  busiest = [...Map.groupBy(records, (record) => record.userId)].sort(([, a], [, b]) => b.length - a.length).map(([userId]) => userId);
});

const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;

/** Returns a player's points and rank in total 1 at the end of a day. */
async function shownAt(userId: number, at: string) {
  const grand = (await deps.catalogue()).totals.get(1);
  if (!grand) throw new Error('no total 1');
  const { rows } = await computeTotal(deps, grand, countedAt({ console: 0, at }, DEMO_NOW, ZONE));
  const row = rows.find((each) => each.userId === userId);
  return row && { points: row.points, rank: row.rank };
}

/** Returns a player's progress until the end of a day. */
async function progressUntil(userId: number, at: string) {
  const then = countedAt({ console: 0, at }, DEMO_NOW, ZONE);
  if (then.before === null) throw new Error(`${at} is not over`);
  return (await getProgress(deps, [userId], { ...then, before: then.before }, DEMO_NOW)).get(userId) ?? { points: [], rankClass: null };
}

test('progress contains every month since the player entered total 1, each equal to the total on that day', async () => {
  for (const userId of [busiest[0], busiest[40], busiest[150]]) {
    const { points } = await progressUntil(userId ?? 0, '2026-02-10');
    const first = new Date(`${points[0]?.at}T00:00:00+09:00`);
    expect(points.map((point) => point.at)).toEqual([...monthEnds(first, new Date('2026-01-10T00:00:00+09:00'), ZONE), '2026-02-10']);
    const picked = points.filter((_, index) => index % Math.ceil(points.length / 5) === 0 || index >= points.length - 2);
    for (const { at, ...stats } of picked) expect({ at, ...(await shownAt(userId ?? 0, at)) }).toEqual({ at, ...stats });
    const [year = 0, month = 0] = (points[0]?.at ?? '').split('-').map(Number);
    const monthBefore = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
    if (monthBefore >= '2014-01-01') expect(await shownAt(userId ?? 0, monthBefore)).toBeUndefined();
  }
});

test('progress matches the naive model', async () => {
  const userId = busiest[7] ?? 0;
  const { points } = await progressUntil(userId, '2026-02-10');
  for (const { at, ...stats } of [points[3], points[20], points.at(-3)].flatMap((point) => point ?? [])) {
    const row = site.total(1, 0, endOfDay(at, ZONE)).rows.find((each) => each.userId === userId);
    expect(stats).toEqual({ points: row?.points, rank: row?.rank });
  }
});

test('a player without records has no progress', async () => {
  expect(await progressUntil(await createPlayer(deps), '2026-02-10')).toEqual({ points: [], rankClass: null });
});

test.each([{}, { console: '4' }, { year: '2021' }])(
  'comparePlayers under the filter %j returns every board, the winners and the sums',
  async (query: Record<string, string>) => {
    const [a = 0, b = 0] = [busiest[0], busiest[3]];
    const answer = await comparePlayers(deps, await handleOf(a), await handleOf(b), query);
    if (!answer.ok) throw new Error(answer.error);
    const { duels, all, bySeries } = answer.value;

    const [console, instant] = [Number(query.console ?? 0), query.year ? endOfYear(Number(query.year), ZONE) : DEMO_NOW];
    const referenceMax = site.mostPlayers(console, instant);
    const expected = [...(await deps.catalogue()).boards.values()].flatMap((board) => {
      if (board.retired || (board.kind === 'speedrun' && console !== 0)) return [];
      const places = site.rank(board, console, instant);
      const [ofA, ofB] = [a, b].map((userId) => places.find((place) => place.userId === userId));
      if (!ofA && !ofB) return [];
      const sideOf = (place: typeof ofA) =>
        place && { rankKey: place.rankKey, rank: place.rank, points: pointsOf(place.rank, places.length, referenceMax) };
      return [{ board, a: sideOf(ofA), b: sideOf(ofB), winner: duelWinner(board, ofA?.rankKey ?? null, ofB?.rankKey ?? null) }];
    });
    expect(duels.map(({ board, winner, ...sides }) => [board.boardId, sides.a?.rankKey, sides.b?.rankKey, winner])).toEqual(
      expected.map(({ board, winner, ...sides }) => [board.boardId, sides.a?.rankKey, sides.b?.rankKey, winner]),
    );
    expect(all.wins + all.losses + all.draws + expected.filter((each) => each.winner === 'none').length).toBe(expected.length);
    expect(all.wins).toBe(expected.filter((each) => each.winner === 'a').length);
    expect(all.losses).toBe(expected.filter((each) => each.winner === 'b').length);
    expect(all.losses).toBeGreaterThan(0);
    for (const { seriesId, ...sums } of bySeries) {
      const own = expected.filter((each) => listedSeries(each.board) === seriesId);
      const scoreOf = (side: 'a' | 'b') =>
        own.reduce((sum, each) => sum + (each[side] ? worthOfRankKey(each.board, each[side].rankKey) : 0), 0);
      expect([sums.a.score, sums.b.score]).toEqual([scoreOf('a'), scoreOf('b')]);
      expect(sums.wins).toBe(own.filter((each) => each.winner === 'a').length);
      if (own.some((each) => each.board.kind !== 'stage')) continue;
      expect(sums.b.points).toBe(own.reduce((sum, each) => sum + (each.b?.points ?? 0), 0));
    }
    expect(bySeries.reduce((sum, each) => sum + each.wins, 0)).toBe(all.wins);
  },
);

test('comparePlayers rejects an unknown player, the same player twice and an invalid filter', async () => {
  const [a, b] = [await handleOf(busiest[0] ?? 0), await handleOf(busiest[1] ?? 0)];
  expect(await comparePlayers(deps, a, 'nobody-at-all', {})).toEqual({ ok: false, error: 'unknown-player' });
  expect(await comparePlayers(deps, a, a, {})).toEqual({ ok: false, error: 'same-player' });
  expect(await comparePlayers(deps, a, b, { console: '9' })).toEqual({ ok: false, error: 'bad-filter' });
  expect(await comparePlayers(deps, a, b, { page: '99' })).toEqual({ ok: false, error: 'bad-filter' });
});
