import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

// Sends the edge's user agent, because Next.js renders differently for clients without one.
const HEADERS = ['accept-encoding: gzip', 'user-agent: Mozilla/5.0 (stargrass edge)'].flatMap((header) => ['-H', header]);

const LONGEST_SECONDS = 30;

/** Requests one URL as fast as possible and returns the successful responses per second. */
export async function wrk(url: string, seconds: number, connections: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...HEADERS, url]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [all, failed] = [number(/(\d+) requests in/), number(/Non-2xx or 3xx responses: (\d+)/)];
  // Retries with a longer run, because one page can take longer than the run on an overloaded machine.
  if (all === 0 && seconds < LONGEST_SECONDS) return wrk(url, 2 * seconds, connections);
  if (all === failed) throw new Error(`${url}: ${stdout}`);
  return (number(/Requests\/sec:\s+([\d.]+)/) * (all - failed)) / all;
}
