import { globSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from './open-api.ts';

const document = openApiDocument('https://site.test');

test('the document describes exactly the routes that exist', () => {
  const routes = globSync('src/app/api/v1/**/route.ts').map((file) =>
    file.replace('src/app/api/v1', '').replace('/route.ts', '').replaceAll('[', '{').replaceAll(']', '}'),
  );
  expect(Object.keys(document.paths ?? {}).sort()).toEqual(routes.sort());
});

test('the document has no problem that a linter knows', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('answers may gain fields, and integers have no meaningless bounds', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('"additionalProperties":false');
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});
