import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rawPage } from '#bench/web/servers.ts';
import { startProcess } from '#tests/support/servers/own-process.ts';

type Ports = { readonly app: number; readonly varnish: number; readonly nginx: number };

/**
 * Starts nginx and Varnish with the configuration of a checkout, in front of its running site. Adds what must be
 * stopped to `stops`. Returns the hash by which Chromium recognises the certificate.
 */
export async function startEdge(checkout: string, ports: Ports, stops: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-edge-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(checkout, folder, ports);
  const origin = `127.0.0.1:${ports.varnish}`;
  const varnish = ['-F', '-j', 'none', '-n', `${folder}/work`, '-T', 'none', '-a', origin, '-s', 'malloc,128m'];
  const vcl = ['-f', `${folder}/varnish.vcl`, '-p', `vcl_path=${folder}/varnish`];
  const answers = async () => (await fetch(`http://${origin}/api/random-stage`, { redirect: 'manual' })).status < 500;
  stops.push(await startProcess('varnishd', [...varnish, ...vcl], answers));
  const nginx = ['-p', `${folder}/`, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'];
  const isPacked = async () => (await rawPage(`https://127.0.0.1:${ports.nginx}/`)).length > 0;
  stops.push(await startProcess('nginx', nginx, isPacked));
  const { publicKey } = new X509Certificate(await readFile(`${folder}/tls.crt`));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

async function writeFiles(checkout: string, folder: string, ports: Ports): Promise<void> {
  const run = promisify(execFile);
  await run('ops/edge/self-signed.sh', ['127.0.0.1', folder], { cwd: checkout });
  const settings = {
    EDGE_DIR: folder,
    EDGE_HOST: '127.0.0.1',
    EDGE_APPS: String(ports.app),
    EDGE_VARNISH_PORT: String(ports.varnish),
    EDGE_NGINX_PORT: String(ports.nginx),
    EDGE_USER: process.getuid?.() === 0 ? 'root' : '',
    // All visits come from this address.
    EDGE_UNLIMITED: '127.0.0.1/32',
    // Prevents a busy machine from making the site look unhealthy.
    EDGE_READY_SECONDS: '8',
  };
  await run(process.execPath, ['scripts/edge-files.ts'], { cwd: checkout, env: { ...process.env, ...settings } });
}
