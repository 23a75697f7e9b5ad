import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256Of } from '#data/gateways/sha256.ts';
import { openDumpSource, readRows, readSmall } from './dump-source.ts';

const rows = Array.from({ length: 2_500 }, (_, id) => ({ id, name: '星草' }));
const packed = gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
let latest = 'one';

const server = createServer((request, response) => {
  const [, dump, file] = request.url?.split('/') ?? [];
  if (dump === 'latest') response.writeHead(307, { location: `/${latest}/${file}` }).end();
  else if (file === 'rows.jsonl.gz') response.end(packed);
  else if (file === 'name') response.end(dump);
  else if (file === 'large') response.end(Buffer.alloc(1_000_001));
  else if (file === 'cut.jsonl.gz') response.end(packed.subarray(0, -20));
  else response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
const source = () => openDumpSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`);

async function allRows(name: string, sha256 = sha256Of(packed)): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const page of readRows(source(), name, sha256)) {
    expect(page.length).toBeLessThanOrEqual(1_000);
    found.push(...page);
  }
  return found;
}

test('all files come from the dump that was the latest at first', async () => {
  const dump = source();
  expect((await readSmall(dump, 'name')).toString()).toBe('one');
  latest = 'two';
  expect((await readSmall(dump, 'name')).toString()).toBe('one');
});

test('rows are read in pages, and a file that differs from its checksum throws at its end', async () => {
  expect(await allRows('rows.jsonl.gz')).toEqual(rows);
  await expect(allRows('rows.jsonl.gz', 'ab'.repeat(32))).rejects.toThrow('checksum');
});

test('missing, incomplete and too large files throw', async () => {
  await expect(allRows('missing.jsonl.gz')).rejects.toThrow('404');
  await expect(allRows('cut.jsonl.gz')).rejects.toThrow();
  await expect(readSmall(source(), 'large')).rejects.toThrow('too large');
});
