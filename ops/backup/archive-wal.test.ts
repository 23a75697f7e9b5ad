import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const own = mkdtempSync(join(tmpdir(), 'stargrass-wal-'));
afterAll(() => rmSync(own, { recursive: true, force: true }));

const NAME = '000000010000000000000002';
const folder = join(own, 'wal');
mkdirSync(folder);

function archive(content: string): { status: number | null; stderr: string } {
  const piece = join(own, 'piece');
  writeFileSync(piece, content);
  return spawnSync('ops/backup/archive-wal.sh', [piece, NAME, folder], { encoding: 'utf8' });
}
const storedText = () => gunzipSync(readFileSync(join(folder, `${NAME}.gz`))).toString();

test('archives a segment with its checksum and never overwrites it with different content', () => {
  mkdirSync(join(folder, '.unfinished.left')); // A crash left this folder behind.
  expect(archive('first')).toMatchObject({ status: 0 });
  expect(readdirSync(folder)).toEqual([`${NAME}.gz`, `${NAME}.gz.sha256`]);
  expect(spawnSync('sha256sum', ['-c', `${NAME}.gz.sha256`], { cwd: folder }).status).toBe(0);

  expect(archive('first')).toMatchObject({ status: 0 });
  expect(archive('other')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was overwritten') });
  expect(archive('first and more')).toMatchObject({ status: 1 });
  expect(storedText()).toBe('first');
});

test('fails when the archived segment was damaged', () => {
  writeFileSync(join(folder, `${NAME}.gz`), 'no gzip');
  expect(archive('first')).toMatchObject({ status: 1 });
});

test('recovers on the next attempt after a crash between writing the checksum and the segment', () => {
  rmSync(join(folder, `${NAME}.gz`));
  expect(archive('second')).toMatchObject({ status: 0 });
  expect(storedText()).toBe('second');
  expect(spawnSync('sha256sum', ['-c', `${NAME}.gz.sha256`], { cwd: folder }).status).toBe(0);
});

test('fails without leaving files when the folder or the segment does not exist', () => {
  expect(spawnSync('ops/backup/archive-wal.sh', [join(own, 'piece'), NAME, join(own, 'nowhere')]).status).not.toBe(0);
  expect(spawnSync('ops/backup/archive-wal.sh', [join(own, 'no-piece'), '000000010000000000000003', folder]).status).not.toBe(0);
  expect(readdirSync(folder)).toEqual([`${NAME}.gz`, `${NAME}.gz.sha256`]);
});
