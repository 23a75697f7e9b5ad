import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { secretsIn } from './secrets.ts';

test('T13b: what is built and sent to browsers holds no secret, and no test one', () => {
  const files = globSync(['.next/static/**/*.{js,css}', '.next/server/app/**/*.js']);
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});
