import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';

test("returns the canonical URL and the page's URL in both languages", () => {
  expect(alternatesOf('/ja/stage/201?year=2024&console=4')).toEqual({
    canonical: '/ja/stage/201?console=4&year=2024',
    languages: {
      en: '/stage/201?console=4&year=2024',
      ja: '/ja/stage/201?console=4&year=2024',
      'x-default': '/stage/201?console=4&year=2024',
    },
  });
});

test('the canonical URL omits query parameters that do not change the page', () => {
  expect(alternatesOf('/stage/201?utm_source=x&page=1&console=0').canonical).toBe('/stage/201');
});

test("returns the home page's URLs in both languages", () => {
  expect(alternatesOf('/ja').languages).toEqual({ en: '/', ja: '/ja', 'x-default': '/' });
  expect(alternatesOf('/')).toMatchObject({ canonical: '/', languages: { ja: '/ja' } });
});
