import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import fc from '#tests/support/fast-check.ts';
import { BIO_LENGTH, MOST_PINS } from './limits.ts';
import { pinnedRuns } from './pinned-runs.ts';
import { profileForm } from './profile-form.ts';

const EMPTY = { bio: '', links: [], favourite: null, pins: [], title: null, revision: null };
const read = (change: object) => readForm(profileForm, { ...EMPTY, ...change });

test('reads a profile as one paragraph without repeated links and pins', () => {
  const link = 'https://example.com/a';
  const typed = { bio: ' Night\n\n stages  first. ', links: [link, link], favourite: 3, pins: [7, 7, 9], title: 'record-holder' };
  const value = { bio: 'Night stages first.', links: [link], favourite: 3, pins: [7, 9], title: 'record-holder', revision: null };
  expect(read(typed)).toEqual({ ok: true, value });
  expect(read({})).toEqual({ ok: true, value: { ...EMPTY, bio: null } });
});

test.each([
  [{ bio: 'x'.repeat(BIO_LENGTH + 1) }, { bio: 'too-long' }],
  [{ bio: 'a\u202eb' }, { bio: 'forbidden-character' }],
  [{ bio: 'a\u200bb' }, { bio: 'forbidden-character' }],
  [{ bio: '\u3164 \u2800' }, { bio: 'forbidden-character' }],
  [{ bio: `a${'\u0336'.repeat(16)}` }, { bio: 'forbidden-character' }],
  [{ links: ['http://example.com'] }, { 'links.0': 'not-https' }],
  [{ links: ['a', 'b', 'c', 'd'].map((name) => `https://example.com/${name}`) }, { links: 'too-many' }],
  [{ favourite: 5 }, { favourite: 'wrong-type' }],
  [{ pins: [1, 2, 3, 4] }, { pins: 'too-many' }],
  [{ title: 'king' }, { title: 'wrong-type' }],
  [{ html: '<b>' }, { html: 'unknown-field' }],
])('refuses %j', (change, fields) => expect(read(change)).toEqual({ ok: false, fields }));

test('an emoji counts as one character of a bio', () => {
  expect(read({ bio: '👩‍🚀'.repeat(BIO_LENGTH) }).ok).toBe(true);
});

const standing = fc.record({
  board: fc.record({ boardId: fc.integer({ min: 1, max: 30 }) }),
  rank: fc.integer({ min: 1, max: 9 }),
  points: fc.option(fc.nat(20_000)),
});
const standings = fc.uniqueArray(standing, { selector: ({ board }) => board.boardId, maxLength: 20 });

test('shows pinned runs in their order, or else the three with the most points', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: MOST_PINS }), standings, (pins, own) => {
      const { runs, isChosen } = pinnedRuns(pins, own);
      const ids = runs.map(({ board }) => board.boardId);
      expect(runs.length).toBeLessThanOrEqual(MOST_PINS);
      expect(isChosen).toBe(pins.some((pin) => own.some(({ board }) => board.boardId === pin)));
      if (isChosen) {
        expect(ids).toEqual(pins.filter((pin) => ids.includes(pin)));
        return;
      }
      const least = Math.min(...runs.map(({ points }) => points ?? 0));
      const others = own.filter(({ board }) => !ids.includes(board.boardId));
      expect(runs).toHaveLength(Math.min(MOST_PINS, own.length));
      for (const { points } of others) expect(points ?? 0).toBeLessThanOrEqual(least);
    }),
    { numRuns: 100 },
  );
});
