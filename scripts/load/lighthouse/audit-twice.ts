import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { withCpuTime } from '#tests/support/browser/cpu-time-trace.ts';
import { withDebuggedBrowser } from '#tests/support/browser/lighthouse.ts';
import { otherCoresSince, readCpu } from './other-load.ts';

/** The results of one page load: as it was, and with main-thread tasks as long as their CPU time. */
export type TwoResults = {
  readonly raw: Result;
  readonly cpu: Result;
  /** The number of processor cores that other processes used meanwhile. */
  readonly otherCores: number;
};

/** Loads a page once as a phone, in a new browser with these arguments, and audits the load twice. */
export async function auditTwice(url: string, flags: Flags, browserArgs: readonly string[]): Promise<TwoResults> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const audit = () => auditFolder(folder, flags);
  try {
    const otherCores = await withDebuggedBrowser(browserArgs, async (port) => {
      const before = readCpu();
      await lighthouse(url, { ...flags, port, logLevel: 'error', gatherMode: folder });
      // Read before the browser ends, because the CPU time of its processes is lost with it.
      return otherCoresSince(before);
    });
    const raw = await audit();
    const file = join(folder, 'trace.json');
    const trace = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...trace, traceEvents: withCpuTime(trace.traceEvents) }));
    return { raw, cpu: await audit(), otherCores };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function auditFolder(folder: string, flags: Flags): Promise<Result> {
  const run = await lighthouse(undefined, { ...flags, logLevel: 'error', auditMode: folder });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
}
