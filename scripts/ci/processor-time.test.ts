import { describe, expect, test } from 'vitest';
import { bookProcessorTime, parseSamples, parseUsage } from './processor-time.ts';

const second = 1_000_000;
const SAMPLES = [
  { atMs: 1_000, usageUsec: 5 * second },
  { atMs: 2_000, usageUsec: 6 * second },
  { atMs: 3_000, usageUsec: 10 * second },
];

describe('parseUsage', () => {
  test("reads usage_usec from a cgroup's cpu.stat", () => {
    expect(parseUsage('usage_usec 634187\nuser_usec 542230\nsystem_usec 91957\n')).toBe(634_187);
  });

  test('adds the user, nice and system ticks of the whole machine', () => {
    expect(parseUsage('cpu  100 20 3 5000 7 0 9 0 0 0\ncpu0 50 10 1 2500 3 0 4 0 0 0\n')).toBe(1_230_000);
  });

  test('throws on text that is neither cpu.stat nor /proc/stat', () => {
    expect(() => parseUsage('nr_periods 0\n')).toThrow('neither');
  });
});

test('parseSamples reads one sample per line and skips the empty last line', () => {
  expect(parseSamples('1000\t5\n1200\t9\n')).toEqual([
    { atMs: 1_000, usageUsec: 5 },
    { atMs: 1_200, usageUsec: 9 },
  ]);
});

describe('bookProcessorTime', () => {
  const book = (...intervals: [startMs: number, endMs: number][]) =>
    bookProcessorTime(
      SAMPLES,
      intervals.map(([startMs, endMs]) => ({ startMs, endMs })),
    );

  test('books all processor time between the samples to the only test', () => {
    expect(book([1_000, 3_000])).toEqual({ seconds: [5], unbookedSeconds: 0 });
  });

  test('splits the processor time evenly between two tests that run at the same time', () => {
    expect(book([1_000, 3_000], [2_000, 3_000])).toEqual({ seconds: [3, 2], unbookedSeconds: 0 });
  });

  test('books part of a sample interval in proportion to its length', () => {
    expect(book([2_250, 2_500])).toEqual({ seconds: [1], unbookedSeconds: 4 });
  });

  test('books only the time after the first test ended to the second test', () => {
    expect(book([1_000, 2_500], [2_500, 3_000])).toEqual({ seconds: [3, 2], unbookedSeconds: 0 });
  });

  test('books no time to a test outside the samples or without duration', () => {
    expect(book([0, 500], [2_000, 2_000], [3_500, 9_000])).toEqual({ seconds: [0, 0, 0], unbookedSeconds: 5 });
  });

  test('books exactly the sampled time in total when the tests overlap', () => {
    const intervals = Array.from({ length: 40 }, (_, at) => ({ startMs: 900 + 37 * at, endMs: 900 + 37 * at + ((at * 211) % 700) }));
    const { seconds, unbookedSeconds } = bookProcessorTime(SAMPLES, intervals);
    expect(seconds.every((cost) => cost >= 0)).toBe(true);
    expect(seconds.reduce((sum, cost) => sum + cost, unbookedSeconds)).toBeCloseTo(5, 9);
  });

  test('books zero seconds when there are no samples', () => {
    expect(bookProcessorTime([], [{ startMs: 1, endMs: 2 }])).toEqual({ seconds: [0], unbookedSeconds: 0 });
  });
});
