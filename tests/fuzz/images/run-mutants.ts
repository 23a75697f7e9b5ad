import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DECODE_WITHIN_MS } from '#domain/evidence/image-rules.ts';

// Maximum time without output from the child: the site's limits for decoding and then encoding one picture.
const QUIET_FOR_MS = DECODE_WITHIN_MS + 20_000;

type Line = { seed: number; outcome?: string; wrong?: string[]; decodeMs?: number; peakBytes?: number };

export type MutantReport = {
  // Number of mutants per outcome. On the site, an upload that "ended the process" is rejected.
  readonly outcomes: Record<string, number>;
  readonly wrong: string[];
  readonly slowestMs: number;
  readonly peakBytes: number;
};

/** Decodes `count` mutants from seed `first` on, in a child process that is restarted whenever a mutant kills it. */
export async function runMutants(first: number, count: number, onProgress: (done: number) => void = () => {}): Promise<MutantReport> {
  const report = { outcomes: {} as Record<string, number>, wrong: [] as string[], slowestMs: 0, peakBytes: 0 };
  const end = first + count;
  for (let next = first; next < end; ) {
    const last = await runUntilExit(next, end - next, (line) => {
      add(report.outcomes, line.outcome ?? '');
      report.wrong.push(...(line.wrong ?? []).map((what) => `mutant ${line.seed} carries ${what}`));
      report.slowestMs = Math.max(report.slowestMs, line.decodeMs ?? 0);
      report.peakBytes = Math.max(report.peakBytes, line.peakBytes ?? 0);
      onProgress(line.seed - first + 1);
    });
    if (last === undefined) throw new Error('the child does not start');
    if (last.outcome === undefined) add(report.outcomes, 'ended the process');
    next = last.seed + 1;
  }
  return report;
}

/**
 * Returns the last line that the child printed. If that line has no outcome, its mutant killed the process or timed
 * out.
 */
async function runUntilExit(first: number, count: number, judged: (line: Line) => void): Promise<Line | undefined> {
  const child = spawn(process.execPath, ['tests/fuzz/images/mutant-child.ts', String(first), String(count)], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const timer = setTimeout(() => child.kill('SIGKILL'), QUIET_FOR_MS);
  let last: Line | undefined;
  for await (const text of createInterface({ input: child.stdout })) {
    timer.refresh();
    last = JSON.parse(text) as Line;
    if (last.outcome !== undefined) judged(last);
  }
  await closed;
  clearTimeout(timer);
  return last;
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
