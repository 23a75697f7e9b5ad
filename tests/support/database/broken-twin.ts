import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { startProcess } from '#tests/support/servers/own-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

/**
 * Starts a second Varnish with the site's rules, except that it caches all responses under matching addresses and
 * serves them to everyone.
 */
export async function startTwin(cachedPattern: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { EDGE_DIR = '' } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'edge-twin-'));
  const file = join(folder, 'twin.vcl');
  await writeFile(
    file,
    `vcl 4.1;
import directors;
include "${EDGE_DIR}/varnish/backends.vcl";
sub vcl_recv { set req.backend_hint = writes.backend(); set req.http.host = "${new URL(process.env.EDGE_SITE_URL ?? '').host}"; if (req.url ~ "${cachedPattern}") { return (hash); } }
sub vcl_backend_response { if (bereq.url ~ "${cachedPattern}") { unset beresp.http.set-cookie; set beresp.ttl = 1m; return (deliver); } }
`,
  );
  const port = await freePort();
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-T', 'none', '-f', file, '-s', 'malloc,16m'];
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await viaEdge('/healthz', { to: url })).status === 200;
  const end = await startProcess('varnishd', [...options, '-p', `vcl_path=${EDGE_DIR}/varnish`], answers);
  const stop = async () => {
    await end();
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
