import { expect, test } from 'vitest';
import { createPositionSamples } from './position-samples.ts';

/** Samples a primary that is at position `at`, by a clock that the test sets. */
function sampled() {
  const clock = { nowMs: 0, at: 'a', reads: 0 };
  const read = async () => {
    clock.reads += 1;
    return clock.at;
  };
  return { clock, samples: createPositionSamples(read, () => clock.nowMs) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('requires the oldest position of the last five seconds, and the primary before the first sample', async () => {
  const { clock, samples } = sampled();
  expect(samples.required()).toBeUndefined();
  await settle();
  expect(samples.required()).toBe('a');
  Object.assign(clock, { nowMs: 1_000, at: 'b' });
  samples.required();
  await settle();
  clock.nowMs = 5_000;
  expect(samples.required()).toBe('a');
  clock.nowMs = 5_001;
  expect(samples.required()).toBe('b');
});

test('asks at most once a second, and requires the primary when it could not ask for five seconds', async () => {
  const { clock, samples } = sampled();
  for (clock.nowMs = 0; clock.nowMs < 2_000; clock.nowMs += 100) {
    samples.required();
    await settle();
  }
  expect(clock.reads).toBe(2);
  clock.nowMs = 6_001; // The last sample was taken at 1,000.
  expect(samples.required()).toBeUndefined();
});
