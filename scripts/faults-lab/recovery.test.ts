import { expect, test } from 'vitest';
import { outageOf } from './recovery.ts';

test('the outage is the longest silence after the fault, and ends with the next acknowledged post', () => {
  expect(outageOf(1_000, [900, 1_040, 1_080, 4_080, 4_100, 4_900], 5_000)).toEqual({ silentMs: 3_000, backAfterMs: 3_080 });
});

test('without any acknowledged post, the outage lasts until the end', () => {
  expect(outageOf(1_000, [900], 9_000)).toEqual({ silentMs: 8_000, backAfterMs: 8_000 });
});
