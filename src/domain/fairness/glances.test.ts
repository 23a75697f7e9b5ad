import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { agrees, GLANCE_ITEMS, peerChecks } from './glances.ts';

const glance = fc.record({ board: fc.boolean(), evidence: fc.boolean(), value: fc.boolean(), rule: fc.boolean() });
const RIGHT = { board: true, evidence: true, value: true, rule: true };

test('there are four items, and one in doubt is a glance that disagrees', () => {
  expect(GLANCE_ITEMS).toHaveLength(4);
  expect(agrees(RIGHT)).toBe(true);
  for (const item of GLANCE_ITEMS) expect(agrees({ ...RIGHT, [item]: false })).toBe(false);
});

test('peers count while all of them agree, in any order, and one who doubts outweighs all of them', () => {
  fc.assert(
    fc.property(fc.array(glance, { maxLength: 6 }), fc.nat({ max: 6 }), (glances, place) => {
      const count = peerChecks(glances);
      expect(count).toBe(glances.some((one) => !agrees(one)) ? 0 : glances.length);
      expect(peerChecks(glances.toReversed())).toBe(count);
      expect(peerChecks(glances.toSpliced(place, 0, { ...RIGHT, value: false }))).toBe(0);
    }),
  );
});
