import { expect, test } from 'vitest';
import { readHead } from '#tests/support/http/page-head.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

test('canonical and alternate links preserve known filters and remove unknown parameters', async () => {
  const { url } = readingSite();
  const { canonical, languages } = await readHead('/ja/stage/201?console=4&year=2024&utm_source=elsewhere');
  expect(canonical).toBe(`${url}/ja/stage/201?console=4&year=2024`);
  expect(languages).toEqual({
    en: `${url}/stage/201?console=4&year=2024`,
    ja: `${url}/ja/stage/201?console=4&year=2024`,
    'x-default': `${url}/stage/201?console=4&year=2024`,
  });
});

test.each(['/', '/ja', '/total/1', '/limited/151101', '/speedrun/101', '/auth/login'])(
  '%s has alternate links for both languages and a default',
  async (path) => {
    expect(Object.keys((await readHead(path)).languages).sort()).toEqual(['en', 'ja', 'x-default']);
  },
);
