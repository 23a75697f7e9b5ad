import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { findRecipients, type Listener } from './find-recipients.ts';

const AUTHOR = 1;
const listener = fc.record({
  userId: fc.integer({ min: 1, max: 30 }),
  beaten: fc.boolean(),
  rivals: fc.boolean(),
  top: fc.integer({ min: 1, max: 100 }),
  isFan: fc.boolean(),
});
const people = fc.uniqueArray(listener, { selector: ({ userId }) => userId });
const passed = fc.uniqueArray(fc.record({ userId: fc.integer({ min: 1, max: 30 }), place: fc.integer({ min: 1, max: 100 }) }), {
  selector: ({ userId }) => userId,
});

test('notifies each player except the author at most once, and only about enabled kinds', () => {
  fc.assert(
    fc.property(passed, people, (places, listeners) => {
      const recipients = findRecipients(AUTHOR, places, listeners);
      expect(new Set(recipients.map(({ userId }) => userId)).size).toBe(recipients.length);
      expect(recipients.map(({ userId }) => userId)).not.toContain(AUTHOR);
      for (const person of listeners) {
        const place = places.find(({ userId }) => userId === person.userId)?.place;
        const wantsBeaten = person.beaten && place !== undefined && place <= person.top;
        const wantsRival = person.rivals && person.isFan;
        const kind = recipients.find(({ userId }) => userId === person.userId)?.kind;
        expect(kind).toBe(person.userId === AUTHOR ? undefined : wantsBeaten ? 'beaten' : wantsRival ? 'rival' : undefined);
      }
    }),
  );
});

const FERN: Listener = { userId: 2, beaten: true, rivals: true, top: 30, isFan: false };

test.each([
  [30, ['beaten']],
  [31, []],
])('a player who is notified down to place 30 and is passed at place %i gets the notifications %j', (place, kinds) => {
  expect(findRecipients(AUTHOR, [{ userId: 2, place }], [FERN]).map(({ kind }) => kind)).toEqual(kinds);
});

test('sends a "rival" notification when a rival passes the player below the places enabled for "beaten"', () => {
  expect(findRecipients(AUTHOR, [{ userId: 2, place: 31 }], [{ ...FERN, isFan: true }])).toEqual([
    { userId: 2, kind: 'rival', place: null },
  ]);
});
