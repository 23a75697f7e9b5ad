import { expect, test } from 'vitest';
import { RECORD_STATES } from '#domain/records/states.ts';
import fc from '#tests/support/fast-check.ts';
import { findDecline, whyNotAnswer } from './appeals.ts';

const histories = fc
  .array(fc.constantFrom(...RECORD_STATES), { maxLength: 12 })
  .map((states) => states.map((state, index) => ({ revisionId: String(index + 1), state })));

test('a decline is the version that began the declined end of a history, and there is none unless it is declined now', () => {
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

test('what changes a declined record without restoring it is no new decision; declining it again is', () => {
  const versions = ['posted', 'declined', 'declined', 'posted', 'declined'] as const;
  const history = versions.map((state, index) => ({ revisionId: String(index), state }));
  expect(findDecline(history.slice(0, 3))?.revisionId).toBe('1');
  expect(findDecline(history)?.revisionId).toBe('4');
});

const APPEAL = { revisionId: '7', declinedBy: 1, outcome: null } as const;
test.each([
  ['another moderator answers', APPEAL, { revisionId: '7' }, 2, undefined],
  ['the one who declined does not', APPEAL, { revisionId: '7' }, 1, 'declined-by-you'],
  ['of an answered one nothing is left to say', { ...APPEAL, outcome: 'kept' }, { revisionId: '7' }, 2, 'not-waiting'],
  ['nor of one whose decline was taken back', APPEAL, undefined, 2, 'not-waiting'],
  ['nor of one whose record was declined anew', APPEAL, { revisionId: '9' }, 2, 'not-waiting'],
  ['what the clock declined anybody may answer', { ...APPEAL, declinedBy: null }, { revisionId: '7' }, 1, undefined],
] as const)('%s', (_, appeal, decline, answerer, expected) => {
  expect(whyNotAnswer(appeal, decline, answerer)).toBe(expected);
});
