import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_ROWS } from '#domain/import/old-rows.ts';
import { readOldRows } from './csv-file.ts';

async function fileOf(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'old-rows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'u.csv');
  await writeFile(path, content);
  return path;
}
const users = async (content: string | Buffer) => readOldRows(await fileOf(content), 'users');

test('reads CSV rows with line numbers, whatever the line breaks, column order and optional columns', async () => {
  const row = (line: number, id: string, handle: string, name: string) => ({ line, cells: { id, handle, name, joined: '' } });
  const text = '\ufeffname,id,handle\n"two\nlines",1,fern\n\n"a ""b"", c",2,moss\nnew "old" x,3,reed\n';
  const rows = [row(2, '1', 'fern', 'two\nlines'), row(5, '2', 'moss', 'a "b", c'), row(6, '3', 'reed', 'new "old" x')];
  expect(await users(text)).toEqual(rows);
  expect(await users(text.replaceAll('\n', '\r\n'))).toEqual(rows);
});

test('returns undefined cells for a row with too few or too many cells, and still reads the other rows', async () => {
  const rows = await users('id,handle\n1\n2,fern,3\n3,moss\n');
  expect(rows.map(({ line, cells }) => [line, cells?.id])).toEqual([
    [2, undefined],
    [3, undefined],
    [4, '3'],
  ]);
});

test('throws an error that states the reason when the CSV file is unreadable', async () => {
  await expect(users('id,handle,colour\n')).rejects.toThrow('in the first line: colour');
  await expect(users('id,id,handle\n')).rejects.toThrow('in the first line: id');
  await expect(users('')).rejects.toThrow('in the first line: id, handle');
  await expect(users('id,handle\n1,"fern\n2,moss\n')).rejects.toThrow('is not CSV: Quote Not Closed');
  await expect(users(Buffer.from([0x69, 0x64, 0x8e, 0x9a]))).rejects.toThrow('is not UTF-8');
  await expect(users(`id,handle\n${'1,fern\n'.repeat(MOST_ROWS.users + 1)}`)).rejects.toThrow('has more than 100000 rows');
});
