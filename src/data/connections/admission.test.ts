import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { createAdmission, PoolExhausted } from './admission.ts';

const LIMITS = { places: 10, reserved: 2, waiting: 50, withinMs: 500 };
const PRIORITY = true;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const enterMany = (admission: ReturnType<typeof createAdmission>, count: number, hasPriority = false) =>
  Array.from({ length: count }, () => admission.enter(hasPriority));

/**
 * Returns whether an `enter` call was admitted ('in'), rejected ('refused') or is still waiting ('waits'), without
 * awaiting it.
 */
const fateOf = (entering: Promise<unknown>) =>
  Promise.race([
    entering.then(
      () => 'in',
      (error) => (error instanceof PoolExhausted ? 'refused' : 'failed'),
    ),
    Promise.resolve().then(() => Promise.resolve().then(() => 'waits')),
  ]);

test("rejects readers but still admits priority callers when the readers' places and queue share are full", async () => {
  const admission = createAdmission(LIMITS);
  const readers = enterMany(admission, 48);
  readers.slice(8).forEach((reader) => void reader.catch(() => {}));
  expect(await Promise.all(readers.slice(0, 8))).toHaveLength(8);
  expect(admission.waiting).toBe(40);
  await expect(admission.enter(!PRIORITY)).rejects.toThrow(PoolExhausted);
  expect(await Promise.all(enterMany(admission, 2, PRIORITY))).toHaveLength(2);
  const writers = enterMany(admission, 10, PRIORITY);
  writers.forEach((writer) => void writer.catch(() => {}));
  expect(admission.waiting).toBe(50);
  await expect(admission.enter(PRIORITY)).rejects.toThrow(PoolExhausted);
});

test('rejects a caller that has waited for 500 ms and removes it from the queue', async () => {
  const admission = createAdmission({ ...LIMITS, places: 2, reserved: 1 });
  await admission.enter(!PRIORITY);
  const late = expect(admission.enter(!PRIORITY)).rejects.toThrow('within 500 ms');
  await vi.advanceTimersByTimeAsync(501);
  await late;
  expect(admission.waiting).toBe(0);
});

test('admits waiting priority callers first, then the other callers in order', async () => {
  const admission = createAdmission({ ...LIMITS, places: 3, reserved: 1 });
  const [leaveRead, leaveOther] = await Promise.all(enterMany(admission, 2));
  const leaveWrite = await admission.enter(PRIORITY);
  const order: string[] = [];
  const wait = (name: string, hasPriority: boolean) => void admission.enter(hasPriority).then(() => order.push(name));
  wait('read 1', !PRIORITY);
  wait('read 2', !PRIORITY);
  wait('write', PRIORITY);
  const after = async (leave: (() => void) | undefined) => {
    leave?.();
    await vi.advanceTimersByTimeAsync(0);
    return order;
  };
  expect(await after(leaveRead)).toEqual(['write']);
  expect(await after(leaveOther)).toEqual(['write', 'read 1']);
  expect(await after(leaveWrite)).toEqual(['write', 'read 1', 'read 2']);
});

test('still admits and queues other callers while 200 priority callers are waiting', async () => {
  const admission = createAdmission(LIMITS);
  const writers = enterMany(admission, 200, PRIORITY);
  const fates = Promise.allSettled(writers);
  expect(await Promise.all(enterMany(admission, 2))).toHaveLength(2);
  const waiting = admission.enter(!PRIORITY);
  void waiting.catch(() => {});
  // The caller is not rejected, because part of the queue is reserved for non-priority callers.
  expect(await fateOf(waiting)).toBe('waits');
  await vi.advanceTimersByTimeAsync(501);
  expect((await fates).filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
});

test('frees only one place when the release function is called twice', async () => {
  const admission = createAdmission({ ...LIMITS, places: 1, reserved: 0 });
  const leave = await admission.enter(!PRIORITY);
  leave();
  leave();
  await admission.enter(!PRIORITY);
  expect(await fateOf(admission.enter(!PRIORITY))).toBe('waits');
});

test('property: never exceeds the number of places and always reserves one for each kind of caller', async () => {
  const step = fc.constantFrom('read', 'write', 'leave', 'late' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 200 }), fc.integer({ min: 2, max: 6 }), async (steps, places) => {
      const admission = createAdmission({ places, reserved: 1, waiting: 5, withinMs: 500 });
      const inside: { hasPriority: boolean; leave: () => void }[] = [];
      for (const what of steps) {
        if (what === 'leave') inside.shift()?.leave();
        else if (what === 'late') await vi.advanceTimersByTimeAsync(501);
        else {
          const hasPriority = what === 'write';
          admission.enter(hasPriority).then(
            (leave) => inside.push({ hasPriority, leave }),
            () => {},
          );
        }
        await vi.advanceTimersByTimeAsync(0);
        expect(inside.length).toBeLessThanOrEqual(places);
        for (const kind of [true, false])
          expect(inside.filter(({ hasPriority }) => hasPriority === kind).length).toBeLessThanOrEqual(places - 1);
        expect(admission.waiting).toBeLessThanOrEqual(5);
      }
      await vi.advanceTimersByTimeAsync(501);
      while (inside.length > 0) inside.shift()?.leave();
      const all = [...enterMany(admission, places - 1, PRIORITY), admission.enter(!PRIORITY)];
      expect(await Promise.all(all)).toHaveLength(places); // Every place can be used again after its release.
    }),
    { numRuns: 200 },
  );
});
