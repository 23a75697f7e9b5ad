import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

let breaker: ReturnType<typeof createBreaker>;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = createBreaker();
});
afterEach(() => vi.useRealTimers());

const fail = (times: number) => Array.from({ length: times }, () => breaker.try().failed());
const succeed = () => breaker.try().succeeded();

test('two failures in a row leave it closed', () => {
  fail(2);
  expect(() => breaker.try()).not.toThrow();
  expect(breaker.openForSeconds()).toBe(0);
});

test('three failures in a row open it, and it says for how long', () => {
  fail(3);
  expect(() => breaker.try()).toThrow('out of reach');
  expect(breaker.openForSeconds()).toBe(5);
  vi.advanceTimersByTime(3_500);
  expect(breaker.openForSeconds()).toBe(2);
});

test('many that were under way together are one failure', () => {
  const attempts = Array.from({ length: 10 }, () => breaker.try());
  vi.advanceTimersByTime(1_000);
  for (const attempt of attempts) attempt.failed();
  expect(() => breaker.try()).not.toThrow();
  fail(2);
  expect(() => breaker.try()).toThrow('out of reach');
});

test('an answer in between starts the count again', () => {
  fail(2);
  succeed();
  fail(2);
  expect(() => breaker.try()).not.toThrow();
});

test('it closes after five seconds', () => {
  fail(3);
  vi.advanceTimersByTime(4_999);
  expect(() => breaker.try()).toThrow('out of reach');
  vi.advanceTimersByTime(1);
  expect(() => breaker.try()).not.toThrow();
});

test.each([-3_600_000, 3_600_000])('a wall clock that is set by %i ms changes nothing', (stepMs) => {
  fail(3);
  vi.setSystemTime(Date.now() + stepMs);
  expect(breaker.openForSeconds()).toBe(5);
  vi.advanceTimersByTime(5_000);
  expect(() => breaker.try()).not.toThrow();
});

test('the first failure after that opens it again; an answer gives it three once more', () => {
  fail(3);
  vi.advanceTimersByTime(5_000);
  fail(1);
  expect(() => breaker.try()).toThrow('out of reach');
  vi.advanceTimersByTime(5_000);
  succeed();
  fail(2);
  expect(() => breaker.try()).not.toThrow();
});
