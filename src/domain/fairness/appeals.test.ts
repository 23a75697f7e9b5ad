import { expect, test } from 'vitest';
import { RECORD_STATES } from '#domain/records/states.ts';
import fc from '#tests/support/fast-check.ts';
import { findDecline, whyNotAnswer } from './appeals.ts';

const histories = fc
  .array(fc.constantFrom(...RECORD_STATES), { maxLength: 12 })
  .map((states) => states.map((state, index) => ({ revisionId: String(index + 1), state })));

test('findDecline returns the first version of the latest decline, or undefined if the record is not declined now', () => {
  fc.assert(
    fc.property(histories, (versions) => {
      const decline = findDecline(versions);
      expect(decline !== undefined).toBe(versions.at(-1)?.state === 'declined');
      if (!decline) return;
      const at = versions.indexOf(decline);
      expect(versions.slice(at).every(({ state }) => state === 'declined')).toBe(true);
      expect(versions[at - 1]?.state).not.toBe('declined');
    }),
  );
});

test('findDecline ignores edits to a declined record, but finds a new decline after the record was restored', () => {
  const versions = ['posted', 'declined', 'declined', 'posted', 'declined'] as const;
  const history = versions.map((state, index) => ({ revisionId: String(index), state }));
  expect(findDecline(history.slice(0, 3))?.revisionId).toBe('1');
  expect(findDecline(history)?.revisionId).toBe('4');
});

const APPEAL = { revisionId: '7', declinedBy: 1, outcome: null } as const;
test.each([
  ['another moderator may answer', APPEAL, { revisionId: '7' }, 2, undefined],
  ['the moderator who declined may not answer', APPEAL, { revisionId: '7' }, 1, 'declined-by-you'],
  ['an answered appeal is closed', { ...APPEAL, outcome: 'kept' }, { revisionId: '7' }, 2, 'not-waiting'],
  ['an appeal against a reverted decline is closed', APPEAL, undefined, 2, 'not-waiting'],
  ['an appeal against an earlier decline is closed', APPEAL, { revisionId: '9' }, 2, 'not-waiting'],
  ['any moderator may answer for a system decline', { ...APPEAL, declinedBy: null }, { revisionId: '7' }, 1, undefined],
] as const)('whyNotAnswer: %s', (_, appeal, decline, answerer, expected) => {
  expect(whyNotAnswer(appeal, decline, answerer)).toBe(expected);
});
