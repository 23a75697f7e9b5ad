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
const cacheableText = () => gunzipSync(readFileSync(join(folder, `${NAME}.gz`))).toString();

test('a piece is kept with its sum, may come again, and is never replaced by another', () => {
  mkdirSync(join(folder, '.unfinished.left')); // by a crash
  expect(archive('first')).toMatchObject({ status: 0 });
  expect(readdirSync(folder)).toEqual([`${NAME}.gz`, `${NAME}.gz.sha256`]);
  expect(spawnSync('sha256sum', ['-c', `${NAME}.gz.sha256`], { cwd: folder }).status).toBe(0);

  expect(archive('first')).toMatchObject({ status: 0 });
  expect(archive('other')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was overwritten') });
  expect(archive('first and more')).toMatchObject({ status: 1 });
  expect(cacheableText()).toBe('first');
});

test('a piece that was damaged after it was archived is not taken for the same', () => {
  writeFileSync(join(folder, `${NAME}.gz`), 'no gzip');
  expect(archive('first')).toMatchObject({ status: 1 });
});

test('a crash between sum and piece is made good by the next try', () => {
  rmSync(join(folder, `${NAME}.gz`));
  expect(archive('second')).toMatchObject({ status: 0 });
  expect(cacheableText()).toBe('second');
  expect(spawnSync('sha256sum', ['-c', `${NAME}.gz.sha256`], { cwd: folder }).status).toBe(0);
});

test('a folder or a piece that is not there is no success, and leaves nothing', () => {
  expect(spawnSync('ops/backup/archive-wal.sh', [join(own, 'piece'), NAME, join(own, 'nowhere')]).status).not.toBe(0);
  expect(spawnSync('ops/backup/archive-wal.sh', [join(own, 'no-piece'), '000000010000000000000003', folder]).status).not.toBe(0);
  expect(readdirSync(folder)).toEqual([`${NAME}.gz`, `${NAME}.gz.sha256`]);
});
