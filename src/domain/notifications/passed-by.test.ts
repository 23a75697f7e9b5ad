import { expect, test } from 'vitest';
import { TOP_PLACES } from '#domain/accounts/settings.ts';
import fc from '#tests/support/fast-check.ts';
import { type BestBefore, type Post, passedBy } from './passed-by.ts';

const key = fc.integer({ min: -20, max: 20 }); // a small range makes ties frequent
const bests = fc.uniqueArray(fc.record({ userId: fc.integer({ min: 2, max: 400 }), rankKey: key }), {
  selector: ({ userId }) => userId,
  maxLength: 250,
});
const post = fc.record({ userId: fc.constant(1), keyBefore: fc.option(key), rankKey: key });

/** Computes every player's rank by counting the better players. */
function ranks(board: ReadonlyMap<number, number>): Map<number, number> {
  const keys = [...board.values()];
  return new Map([...board].map(([userId, own]) => [userId, 1 + keys.filter((other) => other < own).length]));
}

test('returns exactly the players whose rank drops because of the post, up to the lowest place that settings allow', () => {
  fc.assert(
    fc.property(post, bests, ({ userId, keyBefore, rankKey }, others) => {
      const board = new Map(others.map((best) => [best.userId, best.rankKey]));
      const before = ranks(new Map([...board, ...(keyBefore === null ? [] : [[userId, keyBefore] as const])]));
      const after = ranks(new Map([...board, [userId, Math.min(rankKey, keyBefore ?? rankKey)]]));
      const lowered = others.filter((best) => (after.get(best.userId) ?? 0) > (before.get(best.userId) ?? 0));
      const expected = lowered
        .map((best) => ({ userId: best.userId, place: before.get(best.userId) ?? 0 }))
        .filter(({ place }) => place <= TOP_PLACES.max);
      const byId = (a: { userId: number }, b: { userId: number }) => a.userId - b.userId;
      expect(passedBy({ userId, keyBefore, rankKey }, others).sort(byId)).toEqual(expected.sort(byId));
    }),
  );
});

const BOARD: BestBefore[] = [10, 20, 20, 40].map((rankKey, index) => ({ userId: index + 2, rankKey }));
const NEW: Post = { userId: 1, keyBefore: null, rankKey: 0 };

test.each<[string, Post, number[]]>([
  ['a new player passes all players with a worse result', { ...NEW, rankKey: 15 }, [3, 4, 5]],
  ['a post that ties a result does not pass the players who have that result', { ...NEW, rankKey: 20 }, [5]],
  ['a post does not pass players who were already behind its author', { ...NEW, keyBefore: 15, rankKey: 5 }, [2]],
  ['a post that breaks a tie passes the players who shared the rank', { ...NEW, keyBefore: 20, rankKey: 15 }, [3, 4]],
  ["a post no better than its author's best passes nobody", { ...NEW, keyBefore: 5, rankKey: 5 }, []],
])('%s', (_, given, expected) => {
  expect(passedBy(given, BOARD).map(({ userId }) => userId)).toEqual(expected);
});
