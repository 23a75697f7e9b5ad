import type { ChildProcess } from 'node:child_process';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

const READY_WITHIN_MS = 30_000;

/** Returns the bytes of a page as they are sent to a client that accepts gzip. */
export function rawPage(url: string): Promise<Buffer> {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { agent: false, rejectUnauthorized: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        else resolve(Buffer.concat(parts));
      });
    }).on('error', reject);
  });
}

/**
 * Requests a page until it has succeeded `times` times, because a site may return 503 just after its start on a busy
 * machine.
 */
export async function warmPage(url: string, times: number): Promise<void> {
  let failures = 0;
  for (let succeeded = 0; succeeded < times; ) {
    try {
      await rawPage(url);
      succeeded += 1;
    } catch (error) {
      failures += 1;
      if (failures > times) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

/** Waits until a newly started server responds with any status, and throws after 30 seconds. */
export async function untilOpen(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} does not respond`);
}

/** Stops a server process and waits until it has exited. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exited;
}
