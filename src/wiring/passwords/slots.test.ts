import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TooBusy } from '#usecases/accounts/passwords.ts';
import { createSlots } from './slots.ts';

test('limits concurrent callers, queues others in order, and throws TooBusy when the queue is full', async () => {
  const inSlot = createSlots(2, 3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      inSlot(async () => {
        running += 1;
        most = Math.max(most, running);
        await turn();
        running -= 1;
        order.push(index);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
  for (const outcome of outcomes.slice(5)) expect(outcome).toMatchObject({ reason: expect.any(TooBusy) });
});

test("releases the slot when a caller's work fails", async () => {
  const inSlot = createSlots(1, 0);
  await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inSlot(async () => 'yes')).toBe('yes');
});
