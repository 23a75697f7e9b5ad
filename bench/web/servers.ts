import type { ChildProcess } from 'node:child_process';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

const READY_WITHIN_MS = 30_000;

/** The bytes of a page as they travel, packed with gzip. */
export function rawPage(url: string): Promise<Buffer> {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { agent: false, rejectUnauthorized: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        else if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} is not packed`));
        else resolve(Buffer.concat(parts));
      });
    }).on('error', reject);
  });
}

/** Asks for a page until it has been given so often: a site that has just been started, on a busy machine, may say 503 at first. */
export async function warmPage(url: string, times: number): Promise<void> {
  let failures = 0;
  for (let given = 0; given < times; ) {
    try {
      await rawPage(url);
      given += 1;
    } catch (error) {
      failures += 1;
      if (failures > times) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

/** Waits until a server that was just started answers anything at all. */
export async function untilOpen(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} does not answer`);
}

/** Ends a server of ours and waits until it is gone. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exited;
}
