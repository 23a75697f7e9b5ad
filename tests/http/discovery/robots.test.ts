import { expect, test } from 'vitest';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { get } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

test('robots.txt excludes private paths, allows public routes and names the sitemap', async () => {
  const lines = (await (await get('/robots.txt')).text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/api/', '/auth/', '/ja/auth/', '/dashboard', '/post', '/ja/post', '/keyword-edit'])
    expect(lines).toContain(`Disallow: ${path}`);
  const excluded = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
  for (const path of PUBLIC_ROUTES)
    expect(
      excluded.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([]);
  expect(lines).toContain(`Sitemap: ${readingSite().url}/sitemap.xml`);
});
