import { expect, test } from 'vitest';
import { liveValue } from './live-value.ts';

/** Creates a live value whose loads return 1, 2, 3 and so on, and whose source can change or fail on demand. */
function counter() {
  const source = { loads: 0, subscriptions: 0, change: () => {}, failLoad: false, failSubscribe: false };
  const value = liveValue(
    async () => {
      source.loads += 1;
      if (source.failLoad) throw new Error('no load');
      return source.loads;
    },
    async (changed) => {
      source.subscriptions += 1;
      if (source.failSubscribe) throw new Error('no subscription');
      source.change = changed;
    },
  );
  return { source, value };
}

test('loads the value once for any number of callers', async () => {
  const { source, value } = counter();
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1]);
  expect(await value()).toBe(1);
  expect([source.loads, source.subscriptions]).toEqual([1, 1]);
});

test('loads the value once more after a change', async () => {
  const { source, value } = counter();
  await value();
  source.change();
  expect(await Promise.all([value(), value()])).toEqual([2, 2]);
  expect([source.loads, source.subscriptions]).toEqual([2, 1]);
});

test('loads the value only after subscribing, so that no change is missed', async () => {
  const order: string[] = [];
  const value = liveValue(
    async () => void order.push('load'),
    async () => {
      await Promise.resolve();
      order.push('subscribed');
    },
  );
  await value();
  expect(order).toEqual(['subscribed', 'load']);
});

test('does not cache a value that was being loaded when a change was reported', async () => {
  const loads: ((value: string) => void)[] = [];
  let change = () => {};
  const value = liveValue(
    () => new Promise<string>((resolve) => loads.push(resolve)),
    async (changed) => {
      change = changed;
    },
  );
  const first = value();
  await expect.poll(() => loads.length).toBe(1);
  change();
  loads[0]?.('old');
  await first;
  const second = value();
  await expect.poll(() => loads.length).toBe(2);
  loads[1]?.('new');
  expect(await second).toBe('new');
});

test('loads the value again after a failed load', async () => {
  const { source, value } = counter();
  source.failLoad = true;
  await expect(value()).rejects.toThrow('no load');
  source.failLoad = false;
  expect(await value()).toBe(2);
});

test('subscribes again after a failed subscription', async () => {
  const { source, value } = counter();
  source.failSubscribe = true;
  await expect(value()).rejects.toThrow('no subscription');
  source.failSubscribe = false;
  expect(await value()).toBe(1);
  expect(source.subscriptions).toBe(2);
});

test('reloads the value after maxAgeMs, and returns the last value while reloading fails', async () => {
  const source = { loads: 0, fail: false, now: 0 };
  const value = liveValue(
    async () => {
      source.loads += 1;
      if (source.fail) throw new Error('no load');
      return source.loads;
    },
    async () => {},
    { maxAgeMs: 1_000, now: () => source.now },
  );
  expect(await value()).toBe(1);
  source.now = 1_000;
  expect(await value()).toBe(1);
  source.now = 1_001;
  expect(await value()).toBe(2);
  source.now = 2_002;
  source.fail = true;
  expect(await value()).toBe(2);
  source.fail = false;
  expect(await value()).toBe(4);
});
