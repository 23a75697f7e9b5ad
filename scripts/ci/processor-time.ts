/** Cumulative processor time at one moment, as written by sample-cpu.ts. */
export type Sample = { readonly atMs: number; readonly usageUsec: number };
export type Interval = { readonly startMs: number; readonly endMs: number };
export type Booking = { readonly seconds: readonly number[]; readonly unbookedSeconds: number };

const TICK_USEC = 10_000; // USER_HZ is 100 on every Linux system that Node.js supports

/**
 * Returns the user and system time in microseconds, from a cgroup's cpu.stat or from /proc/stat for the whole machine.
 */
export function parseUsage(text: string): number {
  const group = /^usage_usec (\d+)$/m.exec(text);
  if (group) return Number(group[1]);
  const machine = /^cpu +(\d+) (\d+) (\d+) /m.exec(text);
  if (!machine) throw new Error('neither cpu.stat nor /proc/stat');
  const [user = 0, nice = 0, system = 0] = machine.slice(1).map(Number);
  return (user + nice + system) * TICK_USEC;
}

export const parseSamples = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [atMs = 0, usageUsec = 0] = line.split('\t').map(Number);
      return { atMs, usageUsec };
    });

/**
 * Returns the processor seconds of each interval. Assumes constant usage between two samples and splits it evenly
 * between the intervals that are open at the same time. Usage while no interval is open stays unbooked.
 */
export function bookProcessorTime(samples: readonly Sample[], intervals: readonly Interval[]): Booking {
  const openings = new Map<number, number>(); // change in the number of open intervals at each moment
  const change = (moment: number, by: number) => openings.set(moment, (openings.get(moment) ?? 0) + by);
  for (const { startMs, endMs } of intervals) {
    change(startMs, 1);
    change(endMs, -1);
  }
  const moments = [...new Set([...openings.keys(), ...samples.map(({ atMs }) => atMs)])].sort((a, b) => a - b);
  const usageAt = interpolate(samples);

  const shareAt = new Map<number, number>(); // cumulative share of an interval that is open from the beginning
  let [share, unbooked, open] = [0, 0, 0];
  let usedBefore = usageAt(moments[0] ?? 0);
  for (const moment of moments) {
    const used = usageAt(moment);
    if (open > 0) share += (used - usedBefore) / open;
    else unbooked += used - usedBefore;
    shareAt.set(moment, share);
    open += openings.get(moment) ?? 0;
    usedBefore = used;
  }
  const seconds = intervals.map(({ startMs, endMs }) => ((shareAt.get(endMs) ?? 0) - (shareAt.get(startMs) ?? 0)) / 1e6);
  return { seconds, unbookedSeconds: unbooked / 1e6 };
}

/** Interpolates the usage at a moment. The moments must be requested in ascending order. */
function interpolate(samples: readonly Sample[]): (moment: number) => number {
  let next = 0;
  return (moment) => {
    while (next < samples.length && (samples[next]?.atMs ?? 0) < moment) next += 1;
    const after = samples[next] ?? samples.at(-1);
    const before = samples[next - 1] ?? after;
    if (!after || !before) return 0;
    if (after.atMs <= before.atMs) return after.usageUsec; // the moment is outside the sampled time
    const passed = (moment - before.atMs) / (after.atMs - before.atMs);
    return before.usageUsec + Math.min(passed, 1) * (after.usageUsec - before.usageUsec);
  };
}
