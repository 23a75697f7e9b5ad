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

test('the circuit breaker stays closed after two consecutive failures', () => {
  fail(2);
  expect(() => breaker.try()).not.toThrow();
  expect(breaker.openForSeconds()).toBe(0);
});

test('the circuit breaker opens after three consecutive failures and reports the remaining seconds', () => {
  fail(3);
  expect(() => breaker.try()).toThrow('database is unreachable');
  expect(breaker.openForSeconds()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(breaker.openForSeconds()).toBe(1);
});

test('the circuit breaker counts concurrent failures as one', () => {
  const attempts = Array.from({ length: 10 }, () => breaker.try());
  vi.advanceTimersByTime(1_000);
  for (const attempt of attempts) attempt.failed();
  expect(() => breaker.try()).not.toThrow();
  fail(2);
  expect(() => breaker.try()).toThrow('database is unreachable');
});

test("a successful connection resets the circuit breaker's failure count", () => {
  fail(2);
  succeed();
  fail(2);
  expect(() => breaker.try()).not.toThrow();
});

test('the circuit breaker closes after a second', () => {
  fail(3);
  vi.advanceTimersByTime(999);
  expect(() => breaker.try()).toThrow('database is unreachable');
  vi.advanceTimersByTime(1);
  expect(() => breaker.try()).not.toThrow();
});

test.each([-3_600_000, 3_600_000])('the circuit breaker is unaffected when the system clock changes by %i ms', (stepMs) => {
  fail(3);
  vi.setSystemTime(Date.now() + stepMs);
  expect(breaker.openForSeconds()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(() => breaker.try()).not.toThrow();
});

test('after closing, the circuit breaker reopens on the first failure until a connection succeeds', () => {
  fail(3);
  vi.advanceTimersByTime(1_000);
  fail(1);
  expect(() => breaker.try()).toThrow('database is unreachable');
  vi.advanceTimersByTime(1_000);
  succeed();
  fail(2);
  expect(() => breaker.try()).not.toThrow();
});
