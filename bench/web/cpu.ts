import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100; // USER_HZ, which is 100 on Linux whatever the kernel's own HZ is

type Stat = { readonly parent: number; readonly ticks: number; readonly ofDeadChildren: number };

/** Returns the CPU seconds that these processes and all their descendants have used since they started. */
export function cpuSeconds(pids: readonly number[]): number {
  const all = readStats();
  const counted = new Set<number>();
  let ticks = 0;
  const count = (pid: number) => {
    const stat = all.get(pid);
    if (!stat || counted.has(pid)) return;
    counted.add(pid);
    ticks += stat.ticks + stat.ofDeadChildren;
    for (const [child, { parent }] of all) if (parent === pid) count(child);
  };
  for (const pid of pids) count(pid);
  return ticks / TICKS_A_SECOND;
}

type Processor = { readonly all: number; readonly stolen: number };

/** Returns the CPU ticks since boot, and how many of them the hypervisor gave to other virtual machines. */
export function readProcessor(): Processor {
  const ticks = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number).slice(0, 8) ?? [];
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}

/** Returns the share of CPU time that other virtual machines have taken since `before`. */
export function stolenSince(before: Processor): number {
  const now = readProcessor();
  return (now.stolen - before.stolen) / Math.max(1, now.all - before.all);
}

export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function readStats(): ReadonlyMap<number, Stat> {
  const found = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = text
        .slice(text.lastIndexOf(')') + 2) // skips the process name, which may contain spaces and parentheses
        .split(' ')
        .map(Number);
      const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
      found.set(Number(name), { parent, ticks: user + system, ofDeadChildren: childUser + childSystem });
    } catch {
      // The process exited after its directory was listed.
    }
  }
  return found;
}
