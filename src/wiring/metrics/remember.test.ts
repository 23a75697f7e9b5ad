import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('calls read once for all callers within 5 seconds, and again afterwards', async () => {
  let nowMs = 1_000;
  const read = vi.fn(async () => read.mock.calls.length);
  const get = remember(read, 5_000, () => nowMs);
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  nowMs += 4_999;
  expect(await get()).toBe(1);
  nowMs += 1;
  expect(await get()).toBe(2);
});

test('rejects all concurrent callers when read fails, and calls read again for the next caller', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('there');
  const get = remember(read, 5_000);
  const both = [get(), get()];
  await Promise.all(both.map((result) => expect(result).rejects.toThrow('gone')));
  expect(await get()).toBe('there');
});
