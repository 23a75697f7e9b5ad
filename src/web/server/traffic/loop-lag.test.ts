import { expect, test } from 'vitest';
import { createLoopLag } from './loop-lag.ts';

test("reports the timer's delay, also while the timer is overdue", () => {
  let nowMs = 0;
  const lag = createLoopLag(100, () => nowMs);
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
  nowMs += 1_300; // blocked: no turn
  expect(lag.lagMs()).toBe(1_200);
  lag.turn();
  expect(lag.lagMs()).toBe(1_200); // until the next turn
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
});
