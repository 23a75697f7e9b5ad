import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startProcess } from '#tests/support/servers/own-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { writeEdgeFiles } from './edge-files.ts';
import { type EdgeAnswer, type EdgeRequest, viaEdge } from './via-edge.ts';

/** A separate Varnish with the site's VCL, in front of test apps. */
export type OwnVarnish = {
  ask(path: string, options?: EdgeRequest): Promise<EdgeAnswer>;
  /** Purges keys and returns the number of purged objects. */
  purge(keys: string): Promise<number>;
  /** Returns how many requests have waited for another request's fetch so far. */
  waited(): Promise<number>;
  stop(): Promise<void>;
};

export async function startOwnVarnish(appPorts: readonly number[], env: Readonly<Record<string, string>> = {}): Promise<OwnVarnish> {
  const port = await freePort();
  const directory = await writeEdgeFiles({ ...env, EDGE_APPS: appPorts.join(' '), EDGE_VARNISH_PORT: String(port) });
  const ask = (path: string, options: EdgeRequest = {}) => viaEdge(path, { ...options, to: `http://127.0.0.1:${port}` });
  const listens = ['-j', 'none', '-n', `${directory}/work`, '-T', 'none', '-a', `127.0.0.1:${port}`];
  const vcl = ['-f', `${directory}/varnish.vcl`, '-p', `vcl_path=${directory}/varnish`];
  // API calls are never cached, so this check does not change the cache.
  const end = await startProcess(
    'varnishd',
    ['-F', ...listens, ...vcl, '-s', 'malloc,32m'],
    async () => (await ask('/api/x')).status < 500,
  );
  return {
    ask,
    purge: async (keys) => Number((await ask('/', { method: 'PURGE', headers: { 'surrogate-key': keys } })).text()),
    waited: async () => {
      const { stdout } = await promisify(execFile)('varnishstat', ['-n', `${directory}/work`, '-1', '-f', 'MAIN.busy_sleep']);
      return Number(/\s(\d+)/.exec(stdout)?.[1]);
    },
    stop: async () => {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
