import { expect, test } from 'vitest';
import { createLoopLag } from './loop-lag.ts';

test("reports the timer's delay, even while the timer is overdue", () => {
  let nowMs = 0;
  const lag = createLoopLag(100, () => nowMs);
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
  nowMs += 1_300; // The event loop is blocked, so the timer does not fire.
  expect(lag.lagMs()).toBe(1_200);
  lag.turn();
  expect(lag.lagMs()).toBe(1_200); // The delay is reported until the timer fires again.
  nowMs += 100;
  lag.turn();
  expect(lag.lagMs()).toBe(0);
});
