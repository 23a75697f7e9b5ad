import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareBuilds } from './compare-builds.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stargrass-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function build(name: string, key: string): void {
  write(`${name}/.next/server/preview-props.json`, JSON.stringify({ previewModeId: `${key}-preview` }));
  write(`${name}/.next/server/server-reference-manifest.json`, JSON.stringify({ node: {}, encryptionKey: `${key}-actions` }));
  write(`${name}/.next/server/page.js`, 'page');
  write(`${name}/server.js`, 'server');
  symlinkSync('server.js', join(folder, name, 'link'));
}

const compare = () => compareBuilds(join(folder, 'first'), join(folder, 'second'));

test('builds that differ only in the random keys of Next.js have no different files', () => {
  build('first', 'one');
  build('second', 'two');
  const keys = ['.next/server/preview-props.json', '.next/server/server-reference-manifest.json'];
  expect(compare()).toEqual({ files: 5, keys, different: [] });
});

test('other contents, modes, link targets and missing files are different', () => {
  build('first', 'one');
  build('second', 'one');
  write('second/.next/server/page.js', 'Page');
  write('first/.next/only-here', '');
  chmodSync(join(folder, 'second/server.js'), 0o755);
  rmSync(join(folder, 'second/link'));
  symlinkSync('.next/server/page.js', join(folder, 'second/link'));
  expect(compare()).toEqual({ files: 6, keys: [], different: ['.next/only-here', '.next/server/page.js', 'link', 'server.js'] });
});

test('a difference beside a random key is found', () => {
  build('first', 'one');
  build('second', 'two');
  write('second/.next/server/server-reference-manifest.json', JSON.stringify({ node: { a: 1 }, encryptionKey: 'two-actions' }));
  expect(compare().different).toEqual(['.next/server/server-reference-manifest.json']);
});
