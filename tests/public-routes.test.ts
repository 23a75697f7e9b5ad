import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';

test('every page without a parameter is in the sitemap or excluded from indexing', () => {
  const files = globSync('src/app/**/page.tsx').filter((file) => !file.replace('[locale]', '').includes('['));
  const routes = new Map(files.map((file) => [file.replace(/^src\/app\/\[locale\]/, '').replace(/\/page\.tsx$/, '') || '/', file]));
  expect(routes.size).toBeGreaterThan(20);
  const unlisted = [...routes].filter(([, file]) => /index: false|unlisted\(/.test(readFileSync(file, 'utf8'))).map(([route]) => route);
  expect([...PUBLIC_ROUTES, ...unlisted].sort()).toEqual([...routes.keys()].sort());
});
