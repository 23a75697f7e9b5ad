import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, pathsIn } from './layout.ts';
import { ownEnvironment } from './processes.ts';

const OPS = join(CHECKOUT, 'ops/cluster');

/** Fills a template of ops/cluster as docs/operations.md does on real servers. Throws when a value is missing. */
export const fillTemplate = (name: string, values: Readonly<Record<string, string>>): string =>
  execFileSync(join(OPS, 'fill.sh'), [join(OPS, name)], { env: ownEnvironment(values), encoding: 'utf8' });

/** Creates a folder that only this user can enter. */
export function makeFolder(path: string, user = 0): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chownSync(path, user, user);
}

/** Writes a file that only this user can read. */
export function writeOwned(file: string, text: string, user: number): void {
  writeFileSync(file, text, { mode: 0o600 });
  chownSync(file, user, user);
}

/** Issues a certificate for addresses, unless there is one, and copies it and its key to `target`.crt and `target`.key. */
export function issueCertificate(folder: string, name: string, addresses: readonly string[], target: string, user = 0): void {
  const { certificates } = pathsIn(folder);
  execFileSync(join(OPS, 'certificates.sh'), [certificates, name, ...addresses]);
  for (const kind of ['crt', 'key']) {
    copyFileSync(join(certificates, `${name}.${kind}`), `${target}.${kind}`);
    chownSync(`${target}.${kind}`, user, user);
    chmodSync(`${target}.${kind}`, 0o600);
  }
}
