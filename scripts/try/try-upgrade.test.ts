import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ENV_NAMES } from '#wiring/env.ts';

// Checks "From 1.0" of docs/upgrades.md statically. `npm run try:upgrade` executes it on a clean system.

const [, notes = ''] = /^## From 1\.0\n([\s\S]*?)^## /m.exec(readFileSync('docs/upgrades.md', 'utf8')) ?? [];
const blocks = [...notes.matchAll(/^```sh(?: (\S+)(?: fetches)?)?\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({ kind, text }));
const executed = blocks.filter(({ kind }) => kind !== '');

test('every executable block of the upgrade notes has a known kind and valid shell syntax', () => {
  expect(executed.map(({ kind }) => kind)).toEqual([...Array(6).fill('from-1.0'), 'back-to-1.0', 'back-to-1.0']);
  for (const { text } of executed) expect(spawnSync('bash', ['-n'], { input: text }).stderr.toString(), text).toBe('');
});

test('every unit, setting and migration in the upgrade notes exists', () => {
  const units = globSync('ops/systemd/stargrass-*.*').map((file) => basename(file).replace(/@?\.\w+$/, ''));
  const named = [...notes.matchAll(/\bsystemctl .*/g)].flatMap(([line]) => [...line.matchAll(/stargrass-([a-z]+(?:-[a-z]+)*)/g)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([name]) => name).filter((name) => !units.includes(name))).toEqual([]);
  const [settings = ''] = notes.split('\n').filter((line) => line.startsWith('| **New settings**'));
  const names = [...settings.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
  for (const [, file = ''] of notes.matchAll(/`(\d{4}_\w+\.sql)`/g)) expect(existsSync(`src/data/migrations/${file}`), file).toBe(true);
});
