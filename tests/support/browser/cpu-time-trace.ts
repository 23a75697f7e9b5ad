/** The fields of a Chromium trace event that are needed here. Times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time that the thread used during `dur`. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

type Task = { readonly start: number; readonly end: number; readonly share: number };

// Lighthouse's top-level task.
const TASK = 'RunTask';
const MAIN_THREAD = 'CrRendererMain';
// Marks such as firstContentfulPaint. Lighthouse compares them with the times of requests, which do not change.
const MARK = 'R';
const END = 'E';

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/**
 * Shortens each main-thread task to the CPU time it used, without the time in which other processes had the processor.
 * A task starts when it did. The events inside it are moved in proportion, so that they stay inside and in order.
 */
export function withCpuTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD);
  const tasks = new Map(named.map((event) => [threadOf(event), tasksOf(events, threadOf(event))]));
  return events.map((event) => {
    const task = event.ph === MARK ? undefined : taskAt(tasks.get(threadOf(event)) ?? [], event);
    if (!task) return event;
    const move = (ts: number) => task.start + Math.round((ts - task.start) * task.share);
    const ts = move(event.ts);
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: move(event.ts + event.dur) - ts };
  });
}

/** Lists a thread's tasks by time. A task inside another one is left out, because it is shortened with it. */
function tasksOf(events: readonly TraceEvent[], thread: string): Task[] {
  const tasks: Task[] = [];
  const found = events.filter((event) => event.name === TASK && event.ph === 'X' && threadOf(event) === thread);
  for (const { ts, dur = 0, tdur = dur } of found.toSorted((one, other) => one.ts - other.ts)) {
    if (dur === 0 || ts < (tasks.at(-1)?.end ?? Number.NEGATIVE_INFINITY)) continue;
    // The two clocks are read one after the other, so the CPU time can exceed the duration by some microseconds.
    tasks.push({ start: ts, end: ts + dur, share: Math.min(1, Math.max(1, tdur) / dur) });
  }
  return tasks;
}

/** Finds the task that contains the event. At the border of two tasks, an end belongs to the first one. */
function taskAt(tasks: readonly Task[], { ts, ph }: TraceEvent): Task | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = tasks[middle]?.start ?? 0;
    if (ph === END ? start < ts : start <= ts) low = middle + 1;
    else high = middle;
  }
  const task = tasks[low - 1];
  return task && ts <= task.end ? task : undefined;
}
