import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Project } from './project.ts';

export const SITE = 'https://127.0.0.1:8443';

/** Writes the site's self-signed certificate to a file, which clients then trust. */
export async function saveCertificate({ compose }: Project, file: string): Promise<void> {
  writeFileSync(file, await compose('exec', '-T', 'nginx', 'cat', '/etc/stargrass/tls/tls.crt'));
}

/** Returns the text of a page. */
export async function textOf(path: string, caFile: string): Promise<string> {
  return (await promisify(execFile)('curl', ['-sS', '--fail', '--cacert', caFile, `${SITE}${path}`])).stdout;
}

/** Requests a page in a new process, which trusts the site's certificate, and returns its status, or 0. */
export async function statusOf(path: string, caFile: string): Promise<number> {
  const options = ['-s', '-o', '/dev/null', '-w', '%{http_code}', '--cacert', caFile];
  const { stdout } = await promisify(execFile)('curl', [...options, `${SITE}${path}`]).catch(() => ({ stdout: '0' }));
  return Number(stdout);
}
