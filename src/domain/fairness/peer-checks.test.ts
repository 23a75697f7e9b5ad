import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { agrees, countAgreeing, PEER_CHECK_ITEMS } from './peer-checks.ts';

const peerCheck = fc.record({ board: fc.boolean(), evidence: fc.boolean(), value: fc.boolean(), rule: fc.boolean() });
const RIGHT = { board: true, evidence: true, value: true, rule: true };

test('a peer check has four items, and a single negative answer means disagreement', () => {
  expect(PEER_CHECK_ITEMS).toHaveLength(4);
  expect(agrees(RIGHT)).toBe(true);
  for (const item of PEER_CHECK_ITEMS) expect(agrees({ ...RIGHT, [item]: false })).toBe(false);
});

test('countAgreeing counts the peers if all of them agree, and returns 0 if one disagrees', () => {
  fc.assert(
    fc.property(fc.array(peerCheck, { maxLength: 6 }), fc.nat({ max: 6 }), (checks, place) => {
      const count = countAgreeing(checks);
      expect(count).toBe(checks.some((one) => !agrees(one)) ? 0 : checks.length);
      expect(countAgreeing(checks.toReversed())).toBe(count);
      expect(countAgreeing(checks.toSpliced(place, 0, { ...RIGHT, value: false }))).toBe(0);
    }),
  );
});
