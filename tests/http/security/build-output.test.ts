import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretsIn } from '#tests/security/secrets.ts';

test('T13b: the build output that is sent to browsers contains no secret, not even one from a test', () => {
  const found = globSync(['.next/static/**/*.{js,css}', '.next/server/app/**/*.js'], { withFileTypes: true });
  // Route folders can have such names too, so only files are read.
  const files = found.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(files.length).toBeGreaterThan(20);
  const secrets = files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`));
  expect(secrets).toEqual([]);
});
