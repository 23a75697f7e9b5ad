import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceId } from './source-id.ts';

const folder = mkdtempSync(join(tmpdir(), 'stargrass-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files into a new folder and returns their id. */
function idOf(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, name, path), text);
  return sourceId(join(folder, name));
}

test('the id depends on the names and contents of sources, not on their folder or on other files', () => {
  const id = idOf('one', { 'src/a.ts': 'a', 'package-lock.json': '{}' });
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect(idOf('two', { 'package-lock.json': '{}', 'src/a.ts': 'a', 'README.md': 'text' })).toBe(id);
  const others = [
    idOf('renamed', { 'src/b.ts': 'a', 'package-lock.json': '{}' }),
    idOf('changed', { 'src/a.ts': 'b', 'package-lock.json': '{}' }),
    idOf('updated', { 'src/a.ts': 'a', 'package-lock.json': '{ }' }),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
