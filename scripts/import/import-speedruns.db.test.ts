import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSpeedrunFile } from '#data/gateways/speedrun-file.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount } from '#tests/support/scenarios/accounts.ts';

const { deps, url } = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (id: string, player: string, more: object = {}) => ({
  id,
  speedrun: 201,
  player,
  time: '1:42:08',
  console: 'ngc',
  video: VIDEO,
  ...more,
});

const command = (...words: string[]): Promise<{ output: string; code: number }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, ['scripts/import/import-speedruns.ts', ...words], { env }, (error, out, err) => {
      resolve({ output: `${err}${out}`.trim(), code: error ? Number(error.code) : 0 });
    });
  });
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

test('imports a speedrun file after a dry run and reports rejected runs', async () => {
  const fern = await openAccount(deps);
  const good = write('good.json', JSON.stringify({ service: 'runs.example', runs: [run('d1', fern)] }));
  expect(await command('--file', good, '--dry-run')).toEqual({ output: 'would import: 1, known: 0, refused: 0', code: 0 });
  expect(await command('--file', good)).toEqual({ output: 'imported: 1, known: 0, refused: 0', code: 0 });
  const bad = write('bad.json', JSON.stringify({ service: 'runs.example', runs: [run('d1', fern), run('d2', fern, { console: 'wiiu' })] }));
  expect(await command('--file', bad)).toEqual({
    output: 'run 2: {"console":"console-not-offered"}\nimported: 0, known: 1, refused: 1',
    code: 1,
  });
});

test('exits with code 2 and prints the reason when the speedrun file is invalid', async () => {
  expect((await command()).code).toBe(2);
  expect(await command('--file', write('odd.json', '{'))).toMatchObject({ output: expect.stringContaining('is not JSON'), code: 2 });
  await expect(openSpeedrunFile(join(folder, 'none.json'))).rejects.toThrow();
  for (const [content, output] of [
    ['{', 'is not JSON'],
    ['[]', 'is not {"service"'],
    ['{"service": "Up Case", "runs": []}', 'is not {"service"'],
    [Uint8Array.of(0x82, 0xa0), 'is not UTF-8'],
  ] as const) {
    await expect(openSpeedrunFile(write('odd.json', content))).rejects.toThrow(output);
  }
});
