import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathsIn } from './layout.ts';
import { ownEnvironment } from './processes.ts';

/** The first version without the bug by which a primary that wakes up takes back the leader key of another. */
const FIRST_SAFE_MAJOR = 4;

const PACKAGED = '3.0.2';

/** Reads the version from the output of `patroni --version`. */
export function parseVersion(output: string): string {
  const version = /(\d+\.\d+\.\d+)\s*$/.exec(output)?.[1];
  if (version === undefined) throw new Error(`this is no version of Patroni: ${output}`);
  return version;
}

/** Throws unless the version is safe, or data loss was accepted for exactly this version. */
export function checkVersion(version: string, accepted: { version: string | undefined; dataLoss: boolean }): void {
  if (Number(version.split('.')[0]) >= FIRST_SAFE_MAJOR) return;
  if (accepted.dataLoss && accepted.version === version) return;
  throw new Error(
    `Patroni ${version} loses acknowledged commits when a frozen primary wakes up; 4.0.0 or newer is needed. ` +
      `For experiments only: --patroni ${version} --accept-data-loss`,
  );
}

/** Returns the environment in which `python3 -m patroni` is the unpacked version, or Debian 12's when that is wanted. */
export function patroniEnvironment(folder: string, version: string | undefined): Record<string, string> {
  const unpacked = pathsIn(folder).patroni;
  return version === PACKAGED || !existsSync(unpacked) ? {} : { PYTHONPATH: `${unpacked}/usr/lib/python3/dist-packages` };
}

/** Asks the program itself for its version. */
export function installedVersion(folder: string, version: string | undefined): string {
  const output = execFileSync('/usr/bin/python3', ['-m', 'patroni', '--version'], {
    env: ownEnvironment(patroniEnvironment(folder, version)),
    encoding: 'utf8',
  });
  return parseVersion(output);
}
