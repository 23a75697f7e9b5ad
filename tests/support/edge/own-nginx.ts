import { rm } from 'node:fs/promises';
import { startProcess } from '#tests/support/servers/own-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { writeEdgeFiles } from './edge-files.ts';
import { type EdgeAnswer, type EdgeRequest, viaEdge } from './via-edge.ts';

/** A separate nginx with the site's settings, in front of a test server that replaces Varnish. */
export type OwnNginx = {
  readonly port: number;
  ask(path: string, options?: EdgeRequest): Promise<EdgeAnswer>;
  stop(): Promise<void>;
};

export async function startOwnNginx(env: Readonly<Record<string, string>>): Promise<OwnNginx> {
  const port = await freePort();
  const directory = await writeEdgeFiles({ ...env, EDGE_NGINX_PORT: String(port) });
  const ask = (path: string, options: EdgeRequest = {}) => viaEdge(path, { ...options, to: `https://127.0.0.1:${port}` });
  const args = ['-p', `${directory}/`, '-c', `${directory}/nginx.conf`, '-g', 'daemon off;'];
  const end = await startProcess('nginx', args, async () => (await ask('/_next/static/none')).status > 0);
  return {
    port,
    ask,
    stop: async () => {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
