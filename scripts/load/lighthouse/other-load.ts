import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from '#bench/web/cpu.ts';

const TICKS_A_SECOND = 100; // USER_HZ, as in bench/web/cpu.ts

/**
 * Two virtual processors often are two threads of one core. Work on one then doubles the CPU time of the same task on
 * the other, so a page load that shared the core with more than this is not comparable.
 */
export const QUIET_CORES = 0.2;

type Cpu = { readonly atMs: number; readonly all: number; readonly ours: number };

/** Returns the CPU seconds used since boot: by all processes, and by this one with its children. */
export function readCpu(): Cpu {
  const ticks = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = ticks;
  const all = (user + nice + system + interrupts + softInterrupts) / TICKS_A_SECOND;
  return { atMs: performance.now(), all, ours: cpuSeconds([process.pid]) };
}

/** Returns the number of cores that other processes have used since then, on average. */
export function otherCoresSince(before: Cpu): number {
  const now = readCpu();
  const seconds = Math.max(0.01, (now.atMs - before.atMs) / 1_000);
  return Math.max(0, (now.all - before.all - (now.ours - before.ours)) / seconds);
}

/** Waits until other processes have left the machine alone for two seconds, but not longer than the limit. */
export async function untilQuiet(limitSeconds: number): Promise<void> {
  const deadline = Date.now() + limitSeconds * 1_000;
  while (Date.now() < deadline) {
    const before = readCpu();
    await wait(2_000);
    if (otherCoresSince(before) <= QUIET_CORES) return;
  }
}
