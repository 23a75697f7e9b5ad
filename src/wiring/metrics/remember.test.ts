import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('it is read once for all who ask within the time, and again after it', async () => {
  let nowMs = 1_000;
  const read = vi.fn(async () => read.mock.calls.length);
  const ask = remember(read, 5_000, () => nowMs);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  nowMs += 4_999;
  expect(await ask()).toBe(1);
  nowMs += 1;
  expect(await ask()).toBe(2);
});

test('a failure is told to those who wait and not kept', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('there');
  const ask = remember(read, 5_000);
  const both = [ask(), ask()];
  await Promise.all(both.map((asked) => expect(asked).rejects.toThrow('gone')));
  expect(await ask()).toBe('there');
});
