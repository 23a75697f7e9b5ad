import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A pgBackRest whose repositories are folders. Without --repo it takes a segment from the first one that has it, like the
// real one, and does not look at its content.
const PGBACKREST = `#!/bin/bash
for word; do case $word in --repo=*) only=\${word#*=} ;; esac; done
for repository in \${only:-1 2}; do
  if [ -e "repository-$repository/\${@: -2:1}" ]; then exec cp "repository-$repository/\${@: -2:1}" "\${@: -1}"; fi
done
exit 1
`;
const GOOD_SHA1 = createHash('sha1').update('good').digest('hex');
const [FIRST, SECOND, THIRD] = ['000000010000000000000019', '00000001000000000000001A', '00000001000000000000001B'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-wal-'));
  for (const name of ['bin', 'repository-1', 'repository-2']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'bin/pgbackrest'), PGBACKREST);
  chmodSync(join(folder, 'bin/pgbackrest'), 0o755);
  copyFileSync('ops/pgbackrest/fetch-wal.sh', join(folder, 'fetch-wal.sh'));
  writeFileSync(join(folder, 'wal-sums'), `repository 1\nrepository 2\n${FIRST} ${GOOD_SHA1}\n${THIRD} ${GOOD_SHA1}\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const store = (repository: 1 | 2, segment: string, text: string) => writeFileSync(join(folder, `repository-${repository}`, segment), text);
function fetch(segment: string): number | null {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  return spawnSync('bash', ['./fetch-wal.sh', segment, 'target'], { cwd: folder, env }).status;
}
const fetched = () => readFileSync(join(folder, 'target'), 'utf8');

test('fetches an intact segment, and takes it from the other repository when the first one has it damaged', () => {
  store(1, FIRST, 'damaged');
  store(2, FIRST, 'good');
  expect(fetch(FIRST)).toBe(0);
  expect(fetched()).toBe('good');
});

test('stops the server when every repository has the segment damaged or lost it', () => {
  store(1, FIRST, 'damaged');
  expect(fetch(FIRST)).toBe(200);
  expect(fetch(THIRD)).toBe(200);
});

test('stops the server at a gap, and ends the recovery after the last segment', () => {
  expect(fetch(SECOND)).toBe(200);
  expect(fetch('00000001000000000000001C')).toBe(1);
  expect(fetch('00000002000000000000001A')).toBe(1);
  for (const name of ['00000001.history', '00000002.history']) expect(fetch(name), name).toBe(1);
});

test('accepts files that were archived without a checksum', () => {
  store(1, '00000002.history', 'history');
  expect(fetch('00000002.history')).toBe(0);
});
