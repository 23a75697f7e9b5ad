import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import type { DumpStorage } from '#data/gateways/dumps/dump-storage.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDumps } from '#wiring/create-dumps.ts';

/** Returns dump settings in a temporary folder with a key that minisign made, and the folder of the dumps. */
export function openTestDumps(): Deps['dumps'] & { readonly storage: DumpStorage; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-dumps-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('minisign', ['-G', '-W', '-p', 'key.pub', '-s', 'key.sec'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const secretKey = readFileSync(join(folder, 'key.sec'), 'utf8').split('\n')[1] ?? '';
  const { storage, ...more } = createDumps({ STORAGE_DIRECTORY: folder, DUMP_SIGNING_KEY: secretKey });
  if (!storage) throw new Error('no storage');
  return { ...more, storage, folder: join(folder, 'dumps') };
}

/** Returns the text of a dump's file, decompressed if necessary. */
export function textOf(folder: string, dumpId: string, name: string): string {
  const bytes = readFileSync(join(folder, dumpId, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
