import { describe, expect, test } from 'vitest';
import { RECORD_STATES } from '#domain/records/states.ts';
import fc from '#tests/support/fast-check.ts';
import { assignPageRanks, assignRanks, bestsOf, compareRanked, formatRank } from './ranks.ts';

const RUNS = { numRuns: 1000 };
const row = (rankKey: number, postedAtMs: number, recordId: string) => ({ rankKey, postedAt: new Date(postedAtMs), recordId });

// Uses few distinct rank keys and times so that ties are frequent. Record ids are unique, as in the database.
const someRows = fc.uniqueArray(
  fc
    .record({
      rankKey: fc.integer({ min: -6, max: 6 }),
      postedAtMs: fc.integer({ min: 0, max: 3 }),
      recordId: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }),
      userId: fc.integer({ min: 1, max: 8 }),
      state: fc.constantFrom(...RECORD_STATES),
    })
    .map(({ rankKey, postedAtMs, recordId, ...rest }) => ({ ...row(rankKey, postedAtMs, recordId.toString()), ...rest })),
  { selector: (one) => one.recordId, maxLength: 40 },
);
const shuffled = someRows.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
);

describe('assignRanks', () => {
  test('rows with equal rank keys share a rank, and the next rank is skipped', () => {
    const placed = assignRanks([row(-90, 1, '1'), row(-80, 1, '2'), row(-80, 1, '3'), row(-70, 1, '4')]);
    expect(placed.map(({ rank, shared }) => formatRank(rank, shared))).toEqual(['1', '=2', '=2', '4']);
  });

  test('lists the earlier post first within a tie, then the numerically smaller record id', () => {
    const placed = assignRanks([row(1, 5, '10'), row(1, 5, '9'), row(1, 4, '99')]);
    expect(placed.map(({ recordId }) => recordId)).toEqual(['99', '9', '10']);
  });

  test('orders record ids above 2^53 numerically', () => {
    const placed = assignRanks([row(1, 1, '9007199254740993'), row(1, 1, '9007199254740992')]);
    expect(placed.map(({ recordId }) => recordId)).toEqual(['9007199254740992', '9007199254740993']);
  });

  test('returns an empty list for no rows', () => {
    expect(assignRanks([])).toEqual([]);
  });

  test('a rank is one more than the number of strictly better rows, and is shared when another row has the same key', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        for (const placed of assignRanks(rows)) {
          expect(placed.rank).toBe(1 + rows.filter((other) => other.rankKey < placed.rankKey).length);
          expect(placed.shared).toBe(rows.filter((other) => other.rankKey === placed.rankKey).length > 1);
        }
      }),
      RUNS,
    );
  });

  test('returns the same ranks for any order of the rows', () => {
    fc.assert(
      fc.property(shuffled, ([rows, mixed]) => {
        expect(assignRanks(mixed)).toEqual(assignRanks(rows));
      }),
      RUNS,
    );
  });

  test('adding a record in last place changes no other rank', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const worse = { ...row(7, 0, '0'), userId: 9, state: 'posted' as const };
        const before = assignRanks(rows).map(({ recordId, rank }) => [recordId, rank]);
        const after = assignRanks([...rows, worse]).map(({ recordId, rank }) => [recordId, rank]);
        expect(after).toEqual([...before, ['0', rows.length + 1]]);
      }),
      RUNS,
    );
  });
});

describe('assignPageRanks', () => {
  test("a tie that started on the previous page has the same rank, and the next rank is the row's position", () => {
    const placed = assignPageRanks([row(5, 1, '3'), row(6, 1, '4')], { firstRank: 2, firstPosition: 3 });
    expect(placed.map(({ rank, shared }) => formatRank(rank, shared))).toEqual(['=2', '4']);
  });

  test('marks a rank as shared when the tie continues on the next page', () => {
    const placed = assignPageRanks([row(4, 1, '1'), row(5, 1, '2')], { firstRank: 1, firstPosition: 1, nextRankKey: 5 });
    expect(placed.map(({ rank, shared }) => formatRank(rank, shared))).toEqual(['1', '=2']);
  });

  test('returns an empty list for an empty page', () => {
    expect(assignPageRanks([], { firstRank: 1, firstPosition: 1, nextRankKey: 5 })).toEqual([]);
  });

  test('assigns every page the same ranks as the whole view', () => {
    fc.assert(
      fc.property(someRows, fc.nat({ max: 39 }), fc.integer({ min: 1, max: 10 }), (rows, start, size) => {
        const whole = assignRanks(rows);
        const page = whole.slice(start, start + size);
        const next = whole[start + size];
        const plain = rows.toSorted(compareRanked).slice(start, start + size);
        const edges = { firstRank: page[0]?.rank ?? 1, firstPosition: start + 1, ...(next && { nextRankKey: next.rankKey }) };
        expect(assignPageRanks(plain, edges)).toEqual(page);
      }),
      RUNS,
    );
  });
});

describe('bestsOf', () => {
  const record = (recordId: string, rankKey: number, state: (typeof RECORD_STATES)[number], postedAtMs = 1) => ({
    ...row(rankKey, postedAtMs, recordId),
    userId: 1,
    state,
  });
  const idsOf = (rows: readonly { recordId: string }[]) => rows.map(({ recordId }) => recordId);

  test('returns the earlier of two equal records', () => {
    expect(idsOf(bestsOf([record('2', -5, 'posted', 2), record('3', -5, 'posted', 1)]))).toEqual(['3']);
  });

  test.each(['posted', 'checked', 'verified', 'needs-information'] as const)('returns the better record when its state is %s', (state) => {
    expect(idsOf(bestsOf([record('1', -9, state), record('2', -5, 'posted')]))).toEqual(['1']);
  });

  test.each(['declined', 'withdrawn'] as const)('ignores the better record when its state is %s', (state) => {
    expect(idsOf(bestsOf([record('1', -9, state), record('2', -5, 'posted')]))).toEqual(['2']);
    expect(bestsOf([record('1', -9, state)])).toEqual([]);
  });

  test('returns the first countable record in ranking order for each player', () => {
    fc.assert(
      fc.property(shuffled, ([records, mixed]) => {
        const bests = bestsOf(records);
        const counted = records.filter(({ state }) => state !== 'declined' && state !== 'withdrawn');
        const players = [...new Set(counted.map(({ userId }) => userId))].sort();
        expect(bests).toEqual(bestsOf(mixed));
        expect(bests.map(({ userId }) => userId).sort()).toEqual(players);
        for (const best of bests) {
          expect(counted.some((other) => other.userId === best.userId && compareRanked(other, best) < 0)).toBe(false);
        }
      }),
      RUNS,
    );
  });
});
