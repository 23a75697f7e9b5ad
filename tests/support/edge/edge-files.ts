import { execFile } from 'node:child_process';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Writes the configuration files of a separate edge and returns their folder. */
export async function writeEdgeFiles(env: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'edge-'));
  const given = { EDGE_HOST: '127.0.0.1', EDGE_APPS: '9', EDGE_VARNISH_PORT: '9', EDGE_NGINX_PORT: '443', EDGE_USER: asRoot() };
  const all = { ...process.env, ...given, ...env, EDGE_DIR: directory };
  await promisify(execFile)(process.execPath, ['scripts/edge-files.ts'], { env: all });
  for (const file of ['tls.crt', 'tls.key']) await copyFile(join(process.env.EDGE_DIR ?? '', file), join(directory, file));
  return directory;
}

const asRoot = () => (process.getuid?.() === 0 ? 'root' : '');
