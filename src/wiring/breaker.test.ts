import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakerOpenForSeconds, databaseBreaker } from './breaker.ts';

const START_MS = Date.UTC(2026, 0, 1);
let started = START_MS;

// The breaker is one a process, so each test begins an hour later, with an answer.
beforeEach(() => {
  started += 3_600_000;
  vi.useFakeTimers({ now: started });
  succeed();
});
afterEach(() => vi.useRealTimers());

const fail = (times: number) => Array.from({ length: times }, () => databaseBreaker.try().failed());
const succeed = () => databaseBreaker.try().succeeded();

test('two failures in a row leave it closed', () => {
  fail(2);
  expect(() => databaseBreaker.try()).not.toThrow();
  expect(breakerOpenForSeconds(Date.now())).toBe(0);
});

test('three failures in a row open it, and it says for how long', () => {
  fail(3);
  expect(() => databaseBreaker.try()).toThrow('out of reach');
  expect(breakerOpenForSeconds(Date.now())).toBe(5);
  vi.advanceTimersByTime(3_500);
  expect(breakerOpenForSeconds(Date.now())).toBe(2);
});

test('many that were under way together are one failure', () => {
  const attempts = Array.from({ length: 10 }, () => databaseBreaker.try());
  vi.advanceTimersByTime(1_000);
  for (const attempt of attempts) attempt.failed();
  expect(() => databaseBreaker.try()).not.toThrow();
  fail(2);
  expect(() => databaseBreaker.try()).toThrow('out of reach');
});

test('an answer in between starts the count again', () => {
  fail(2);
  succeed();
  fail(2);
  expect(() => databaseBreaker.try()).not.toThrow();
});

test('it closes after five seconds', () => {
  fail(3);
  vi.advanceTimersByTime(4_999);
  expect(() => databaseBreaker.try()).toThrow('out of reach');
  vi.advanceTimersByTime(1);
  expect(() => databaseBreaker.try()).not.toThrow();
});

test('the first failure after that opens it again; an answer gives it three once more', () => {
  fail(3);
  vi.advanceTimersByTime(5_000);
  fail(1);
  expect(() => databaseBreaker.try()).toThrow('out of reach');
  vi.advanceTimersByTime(5_000);
  succeed();
  fail(2);
  expect(() => databaseBreaker.try()).not.toThrow();
});
