import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODES, type NodeNumber, PAIR, POSTGRES_BIN, pathsIn } from './layout.ts';

/** A server whose clock can be stepped: PostgreSQL of a node, or a web instance. */
export type Clock = `n${1 | 2 | 3}` | `web-${1 | 2}`;

const CLOCKS: readonly Clock[] = [...NODES.map((node) => `n${node}` as const), ...PAIR.map((web) => `web-${web}` as const)];
const fileOf = (folder: string, clock: Clock): string => join(pathsIn(folder).clocks, clock);

/** Sets a clock ahead by so many seconds, or back if they are negative. */
export const setClock = (folder: string, clock: Clock, seconds: number): void =>
  writeFileSync(fileOf(folder, clock), `${seconds < 0 ? '' : '+'}${seconds}s\n`, { mode: 0o644 });

/** Sets all clocks right. */
export function resetClocks(folder: string): void {
  for (const clock of CLOCKS) setClock(folder, clock, 0);
}

/** Returns the environment in which a program asks a file for the time (libfaketime). */
export const clockEnvironment = (folder: string, clock: Clock): Record<string, string> => ({
  LD_PRELOAD: libraryFile(),
  FAKETIME_TIMESTAMP_FILE: fileOf(folder, clock),
  FAKETIME_NO_CACHE: '1',
  DONT_FAKE_MONOTONIC: '1',
});

/**
 * Fills a folder with PostgreSQL's programs, in which the server asks the node's clock. Patroni itself cannot run with
 * libfaketime 0.9.10, in which Python's time.sleep fails, and etcd, written in Go, does not use the C library's clock.
 */
export function writeClockedPrograms(folder: string, node: NodeNumber): void {
  const own = pathsIn(folder).clockedBin(node);
  for (const program of readdirSync(POSTGRES_BIN)) {
    rmSync(join(own, program), { force: true });
    if (program !== 'postgres') symlinkSync(join(POSTGRES_BIN, program), join(own, program));
  }
  const settings = Object.entries(clockEnvironment(folder, `n${node}`)).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(join(own, 'postgres'), `#!/bin/sh\n${settings.join(' ')} exec ${join(POSTGRES_BIN, 'postgres')} "$@"\n`, { mode: 0o755 });
}

function libraryFile(): string {
  const files = execFileSync('dpkg', ['-L', 'libfaketime'], { encoding: 'utf8' }).split('\n');
  const file = files.find((each) => each.endsWith('/libfaketimeMT.so.1'));
  if (file === undefined || !existsSync(file)) throw new Error('libfaketime is not installed');
  return file;
}
