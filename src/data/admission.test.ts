import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { createAdmission, PoolExhausted } from './admission.ts';

const LIMITS = { places: 10, kept: 2, waiting: 50, withinMs: 500 };
const GOES_FIRST = true;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const enterMany = (admission: ReturnType<typeof createAdmission>, count: number, goesFirst = false) =>
  Array.from({ length: count }, () => admission.enter(goesFirst));

/** How each stands by now. */
const fateOf = (entering: Promise<unknown>) =>
  Promise.race([
    entering.then(
      () => 'in',
      (error) => (error instanceof PoolExhausted ? 'refused' : 'failed'),
    ),
    Promise.resolve().then(() => Promise.resolve().then(() => 'waits')),
  ]);

test('browsing fills its own places and its part of the queue; one more is refused at once, and a write still comes in', async () => {
  const admission = createAdmission(LIMITS);
  const readers = enterMany(admission, 48);
  readers.slice(8).forEach((reader) => void reader.catch(() => {}));
  expect(await Promise.all(readers.slice(0, 8))).toHaveLength(8);
  expect(admission.waiting).toBe(40);
  await expect(admission.enter(!GOES_FIRST)).rejects.toThrow(PoolExhausted);
  expect(await Promise.all(enterMany(admission, 2, GOES_FIRST))).toHaveLength(2);
  const writers = enterMany(admission, 10, GOES_FIRST);
  writers.forEach((writer) => void writer.catch(() => {}));
  expect(admission.waiting).toBe(50);
  await expect(admission.enter(GOES_FIRST)).rejects.toThrow(PoolExhausted);
});

test('who waits too long is refused, and leaves the queue', async () => {
  const admission = createAdmission({ ...LIMITS, places: 2, kept: 1 });
  await admission.enter(!GOES_FIRST);
  const late = expect(admission.enter(!GOES_FIRST)).rejects.toThrow('within 500 ms');
  await vi.advanceTimersByTimeAsync(501);
  await late;
  expect(admission.waiting).toBe(0);
});

test('a freed place goes to a write that waits before any read; reads come in their order, while more than the kept places are free', async () => {
  const admission = createAdmission({ ...LIMITS, places: 3, kept: 1 });
  const [leaveRead, leaveOther] = await Promise.all(enterMany(admission, 2));
  const leaveWrite = await admission.enter(GOES_FIRST);
  const order: string[] = [];
  const wait = (name: string, goesFirst: boolean) => void admission.enter(goesFirst).then(() => order.push(name));
  wait('read 1', !GOES_FIRST);
  wait('read 2', !GOES_FIRST);
  wait('write', GOES_FIRST);
  const after = async (leave: (() => void) | undefined) => {
    leave?.();
    await vi.advanceTimersByTimeAsync(0);
    return order;
  };
  expect(await after(leaveRead)).toEqual(['write']);
  expect(await after(leaveOther)).toEqual(['write', 'read 1']);
  expect(await after(leaveWrite)).toEqual(['write', 'read 1', 'read 2']);
});

test('a crowd of log-ins leaves room to who reads', async () => {
  const admission = createAdmission(LIMITS);
  const writers = enterMany(admission, 200, GOES_FIRST);
  const fates = Promise.allSettled(writers);
  expect(await Promise.all(enterMany(admission, 2))).toHaveLength(2);
  const waiting = admission.enter(!GOES_FIRST);
  void waiting.catch(() => {});
  expect(await fateOf(waiting)).toBe('waits'); // not refused: a part of the queue is theirs
  await vi.advanceTimersByTimeAsync(501);
  expect((await fates).filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
});

test('to leave twice is to leave once', async () => {
  const admission = createAdmission({ ...LIMITS, places: 1, kept: 0 });
  const leave = await admission.enter(!GOES_FIRST);
  leave();
  leave();
  await admission.enter(!GOES_FIRST);
  expect(await fateOf(admission.enter(!GOES_FIRST))).toBe('waits');
});

test('whatever happens, no more are inside than there are places, and neither kind takes the last of them', async () => {
  const step = fc.constantFrom('read', 'write', 'leave', 'late' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 200 }), fc.integer({ min: 2, max: 6 }), async (steps, places) => {
      const admission = createAdmission({ places, kept: 1, waiting: 5, withinMs: 500 });
      const inside: { goesFirst: boolean; leave: () => void }[] = [];
      for (const what of steps) {
        if (what === 'leave') inside.shift()?.leave();
        else if (what === 'late') await vi.advanceTimersByTimeAsync(501);
        else {
          const goesFirst = what === 'write';
          admission.enter(goesFirst).then(
            (leave) => inside.push({ goesFirst, leave }),
            () => {},
          );
        }
        await vi.advanceTimersByTimeAsync(0);
        expect(inside.length).toBeLessThanOrEqual(places);
        for (const kind of [true, false])
          expect(inside.filter(({ goesFirst }) => goesFirst === kind).length).toBeLessThanOrEqual(places - 1);
        expect(admission.waiting).toBeLessThanOrEqual(5);
      }
      await vi.advanceTimersByTimeAsync(501);
      while (inside.length > 0) inside.shift()?.leave();
      const all = [...enterMany(admission, places - 1, GOES_FIRST), admission.enter(!GOES_FIRST)];
      expect(await Promise.all(all)).toHaveLength(places); // no place was lost
    }),
    { numRuns: 200 },
  );
});
