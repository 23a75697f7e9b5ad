import { expect, test } from 'vitest';
import { prefetchQueue } from './prefetch-queue.ts';

/** Queues addresses. `finish` and `fail` end a prefetch that has started. */
function queueOf(...addresses: string[]) {
  const started: string[] = [];
  const running = new Map<string, PromiseWithResolvers<void>>();
  const queue = prefetchQueue((address) => {
    const end = Promise.withResolvers<void>();
    started.push(address);
    running.set(address, end);
    return end.promise;
  });
  for (const address of addresses) queue(address);
  return {
    queue,
    started,
    finish: (address: string) => running.get(address)?.resolve(),
    fail: (address: string) => running.get(address)?.reject(new Error('offline')),
  };
}

test('prefetches two addresses at a time, in the order in which they were queued', async () => {
  const { started, finish } = queueOf('/a', '/b', '/c', '/d');
  expect(started).toEqual(['/a', '/b']);
  finish('/b');
  await expect.poll(() => started).toEqual(['/a', '/b', '/c']);
  finish('/a');
  await expect.poll(() => started).toEqual(['/a', '/b', '/c', '/d']);
});

test('prefetches each address once, also after it has finished', async () => {
  const { queue, started, finish } = queueOf('/a', '/a', '/b');
  finish('/a');
  finish('/b');
  queue('/a');
  queue('/c');
  await expect.poll(() => started).toEqual(['/a', '/b', '/c']);
});

test('goes on after a failure and reports nothing', async () => {
  const { started, fail } = queueOf('/a', '/b', '/c', '/d');
  fail('/a');
  fail('/b');
  await expect.poll(() => started).toEqual(['/a', '/b', '/c', '/d']);
});
