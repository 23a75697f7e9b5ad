import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretsIn } from '#tests/security/secrets.ts';

test('T13b: what is built and sent to browsers holds no secret, and no test one', () => {
  const found = globSync(['.next/static/**/*.{js,css}', '.next/server/app/**/*.js'], { withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`); // a route's folder may have such a name too
  expect(files.length).toBeGreaterThan(20);
  const secrets = files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`));
  expect(secrets).toEqual([]);
});
