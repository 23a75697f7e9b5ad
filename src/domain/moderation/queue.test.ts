import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { countKinds, groupQueue, QUEUE_KINDS, type Queued } from './queue.ts';

const item: fc.Arbitrary<Queued> = fc.record({
  item: fc.uuid(),
  kind: fc.constantFrom(...QUEUE_KINDS),
  userId: fc.integer({ min: 1, max: 5 }),
  since: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
});

test('groupQueue groups items by player, oldest first, starting with the player who has waited longest', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), (items) => {
      const groups = groupQueue(items);
      expect(new Set(groups.map(({ userId }) => userId)).size).toBe(groups.length);
      expect(groups.flatMap((group) => group.items).toSorted(byItem)).toEqual(items.toSorted(byItem));
      for (const group of groups) {
        expect(group.items.every(({ userId }) => userId === group.userId)).toBe(true);
        expect(group.items.map(time)).toEqual(group.items.map(time).toSorted((a, b) => a - b));
      }
      const heads = groups.map((group) => time(group.items[0]));
      expect(heads).toEqual(heads.toSorted((a, b) => a - b));
    }),
  );
});

test('groupQueue orders items of the same moment by their names', () => {
  const since = new Date('2026-06-01');
  const items = ['b', 'a', 'c'].map((name): Queued => ({ item: name, kind: 'report', userId: 1, since }));
  expect(groupQueue(items)[0]?.items.map(({ item }) => item)).toEqual(['a', 'b', 'c']);
});

test('countKinds counts every item exactly once', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(Object.values(countKinds(items)).reduce((sum, count) => sum + count, 0)).toBe(items.length);
    }),
  );
});

const time = (one: Queued | undefined) => one?.since.getTime() ?? 0;
const byItem = (a: Queued, b: Queued) => (a.item < b.item ? -1 : 1);
