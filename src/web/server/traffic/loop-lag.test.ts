import { expect, test } from 'vitest';
import { createLoopLag } from './loop-lag.ts';

test('the loop is late by what its timer is late, also while the timer is still due', () => {
  let nowMs = 0;
  const lag = createLoopLag(100, () => nowMs);
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
  nowMs += 1_300; // blocked: no turn
  expect(lag.lagMs()).toBe(1_200);
  lag.turn();
  expect(lag.lagMs()).toBe(1_200); // until the next turn shows that it is over
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
});
