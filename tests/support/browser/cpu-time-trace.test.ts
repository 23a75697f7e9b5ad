import { expect, test } from 'vitest';
import { type TraceEvent, withCpuTime } from './cpu-time-trace.ts';

const MAIN = { pid: 7, tid: 1 };
const COMPOSITOR = { pid: 7, tid: 2 };
const NAMES: readonly TraceEvent[] = [
  { name: 'thread_name', ph: 'M', ts: 0, ...MAIN, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', ph: 'M', ts: 0, ...COMPOSITOR, args: { name: 'Compositor' } },
];

const event = (name: string, ph: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({ name, ph, ts, ...MAIN, ...rest });
const task = (ts: number, dur: number, rest: Partial<TraceEvent> = {}) => event('RunTask', 'X', ts, { dur, ...rest });

/** Returns start and end of each event after the names. */
const timesOf = (...events: readonly TraceEvent[]) =>
  withCpuTime([...NAMES, ...events])
    .slice(NAMES.length)
    .map(({ ts, dur = 0 }) => [ts, ts + dur]);

test('a main-thread task takes its CPU time and still starts when it did', () => {
  expect(timesOf(task(1_000, 400, { tdur: 100 }), task(2_000, 300, { tdur: 300 }))).toEqual([[1_000, 1_100], [2_000, 2_300]]); // biome-ignore format: times
});

test('the events inside a task stay inside and in order', () => {
  const times = timesOf(
    task(1_000, 400, { tdur: 100 }),
    event('FunctionCall', 'X', 1_040, { dur: 320, tdur: 90 }),
    event('ResourceSendRequest', 'I', 1_200),
    event('Layout', 'B', 1_380),
    event('Layout', 'E', 1_400),
  );
  expect(times.slice(1)).toEqual([[1_010, 1_090], [1_050, 1_050], [1_095, 1_095], [1_100, 1_100]]); // biome-ignore format: times
});

test('an end at the border of two tasks belongs to the first one, a start to the second one', () => {
  const border = [event('Layout', 'E', 1_400), event('Layout', 'B', 1_400)];
  expect(timesOf(task(1_000, 400, { tdur: 100 }), task(1_400, 200, { tdur: 100 }), ...border).slice(2)).toEqual([[1_100, 1_100], [1_400, 1_400]]); // biome-ignore format: times
});

test('a task inside another one is shortened with it', () => {
  expect(timesOf(task(1_000, 400, { tdur: 200 }), task(1_100, 100, { tdur: 1 }))).toEqual([[1_000, 1_200], [1_050, 1_100]]); // biome-ignore format: times
});

test('a task never becomes longer, and never empty', () => {
  expect(timesOf(task(1_000, 400, { tdur: 410 }), task(2_000, 400, { tdur: 0 }))).toEqual([[1_000, 1_400], [2_000, 2_001]]); // biome-ignore format: times
});

test('nothing else changes: marks, events between tasks, tasks without CPU time and other threads', () => {
  const events = [
    task(1_000, 400),
    event('FunctionCall', 'X', 1_100, { dur: 100, tdur: 10 }),
    event('Paint', 'X', 1_500, { dur: 50, tdur: 10 }),
    { ...task(1_000, 400, { tdur: 100 }), ...COMPOSITOR },
  ];
  expect(withCpuTime([...NAMES, ...events])).toEqual([...NAMES, ...events]);
  expect(timesOf(task(1_000, 400, { tdur: 100 }), event('firstContentfulPaint', 'R', 1_300))[1]).toEqual([1_300, 1_300]);
});
