import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

// What the edge calls itself toward the apps: the framework draws otherwise for who does not say who they are.
const HEADERS = ['accept-encoding: gzip', 'user-agent: Mozilla/5.0 (stargrass edge)'].flatMap((header) => ['-H', header]);

const LONGEST_SECONDS = 30;

/** Asks for one address as often as it can for some seconds; says how often a second it was answered well. */
export async function wrk(url: string, seconds: number, connections: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...HEADERS, url]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [all, failed] = [number(/(\d+) requests in/), number(/Non-2xx or 3xx responses: (\d+)/)];
  if (all === 0 && seconds < LONGEST_SECONDS) return wrk(url, 2 * seconds, connections); // a starved machine takes longer for a page than this lasted
  if (all === failed) throw new Error(`${url}: ${stdout}`);
  return (number(/Requests\/sec:\s+([\d.]+)/) * (all - failed)) / all;
}
