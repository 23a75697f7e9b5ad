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
    types: {
      'application/atom+xml': [{ url: '/ja/feeds/stage/201.atom', title: '新着記録' }],
      'application/feed+json': [{ url: '/ja/feeds/stage/201.json', title: '新着記録' }],
      'application/json+oembed': [{ url: '/api/oembed?url=%2Fja%2Fstage%2F201%3Fconsole%3D4%26year%3D2024' }],
    },
  });
});

test('a page links to the feed that it shows, and other pages to none', () => {
  const feedOf = (address: string) => alternatesOf(address).types?.['application/atom+xml']?.[0];
  expect(feedOf('/')).toEqual({ url: '/feeds/records.atom', title: 'New records' });
  expect(feedOf('/calendar?month=2026-11')).toEqual({ url: '/feeds/events.atom', title: 'Events' });
  expect(feedOf('/ja/user/alma')?.url).toBe('/ja/feeds/user/alma.atom');
  expect([feedOf('/terms'), feedOf('/stage/0201'), feedOf('/user/alma/year/2025')]).toEqual([undefined, undefined, undefined]);
});

test('the canonical URL omits query parameters that do not change the page', () => {
  expect(alternatesOf('/stage/201?utm_source=x&page=1&console=0').canonical).toBe('/stage/201');
});

test("returns the home page's URLs in both languages", () => {
  expect(alternatesOf('/ja').languages).toEqual({ en: '/', ja: '/ja', 'x-default': '/' });
  expect(alternatesOf('/')).toMatchObject({ canonical: '/', languages: { ja: '/ja' } });
});
