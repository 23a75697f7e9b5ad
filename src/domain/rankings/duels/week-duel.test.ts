import { expect, test } from 'vitest';
import { makeBoard } from '#domain/records/board.fixture.ts';
import fc from '#tests/support/fast-check.ts';
import { type WeekBoard, type WeekKeys, weekDuel } from './week-duel.ts';

const keys = (rankKey: number | null, rank: number | null, thenKey = rankKey): WeekKeys => ({ rankKey, rank, thenKey });
const duel = (boardId: number, a: WeekKeys | undefined, b: WeekKeys | undefined): WeekBoard => ({ board: makeBoard({ boardId }), a, b });

test('the player who is ahead on more boards leads, and a board taken this week decides', () => {
  const week = weekDuel([
    duel(1, keys(-90, 3), keys(-80, 4)), // closest board, but won before this week
    duel(2, keys(-90, 1, -70), keys(-80, 9)), // taken by player a this week
    duel(3, keys(-10, 30), keys(-20, 20)),
  ]);
  expect(week).toMatchObject({ now: { a: 2, b: 1 }, before: { a: 1, b: 2 }, leader: 'a', deciding: { boardId: 2 } });
});

test("the trailing player's narrowest loss decides when no board was taken this week", () => {
  const week = weekDuel([duel(1, keys(-10, 30), keys(-20, 20)), duel(2, keys(-10, 8), keys(-20, 7))]);
  expect(week).toMatchObject({ now: { a: 0, b: 2 }, before: { a: 0, b: 2 }, leader: 'b', deciding: { boardId: 2 } });
});

test('the closest board of all decides when both players are level', () => {
  const week = weekDuel([duel(1, keys(-10, 30), keys(-20, 20)), duel(2, keys(-20, 7), keys(-10, 8))]);
  expect(week).toMatchObject({ leader: null, deciding: { boardId: 2 } });
});

test('there is no deciding board without boards or when every board is a draw', () => {
  expect(weekDuel([])).toEqual({ now: { a: 0, b: 0 }, before: { a: 0, b: 0 }, leader: null, deciding: null });
  expect(weekDuel([duel(1, keys(-10, 1), keys(-10, 1))])).toMatchObject({ leader: null, deciding: null });
});

test('a board that only the leader has played decides when there is no other', () => {
  expect(weekDuel([duel(1, keys(-10, 1), undefined)])).toMatchObject({ now: { a: 1, b: 0 }, leader: 'a', deciding: { boardId: 1 } });
});

test('swapping the two players in a weekly duel swaps the result', () => {
  const some = fc.option(fc.record({ rankKey: fc.integer({ min: -9, max: -1 }), thenKey: fc.option(fc.integer({ min: -9, max: -1 })) }));
  const boards = fc
    .array(fc.tuple(some, some))
    .map((pairs) =>
      pairs.map(([a, b], index) =>
        duel(index, a ? { ...a, rank: a.rankKey + 10 } : undefined, b ? { ...b, rank: b.rankKey + 10 } : undefined),
      ),
    );
  fc.assert(
    fc.property(boards, (rows) => {
      const [one, other] = [weekDuel(rows), weekDuel(rows.map(({ board, a, b }) => ({ board, a: b, b: a })))];
      expect([other.now.b, other.now.a, other.before.b, other.before.a]).toEqual([one.now.a, one.now.b, one.before.a, one.before.b]);
      expect(other.leader).toBe(one.leader === null ? null : one.leader === 'a' ? 'b' : 'a');
      if (one.leader !== null) expect(other.deciding).toEqual(one.deciding);
      expect(one.now.a + one.now.b).toBeLessThanOrEqual(rows.length);
      if (one.leader !== null) expect(one.deciding).not.toBeNull();
    }),
  );
});
