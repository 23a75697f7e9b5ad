import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

// The player in the first place of stage 201.
const leader = async () => {
  const { rows } = (await (await get('/api/boards/201/21/ranking.json')).json()) as { rows: { userId: string }[] };
  return rows[0]?.userId ?? '';
};

const EMBEDS: readonly [kind: string, path: () => Promise<string>, page: (path: string) => string][] = [
  ['stage', async () => '/embed/stage/201', () => '/stage/201'],
  ['total', async () => '/embed/total/1', () => '/total/1'],
  ['event', async () => '/embed/event/151101', () => '/limited/151101'],
  ['user', async () => `/embed/user/${await leader()}`, (path) => path.replace('/embed', '')],
];

for (const [kind, find, page] of EMBEDS)
  test.each(LANGUAGES)(`an embedded ${kind} links to the site in new tabs and needs no script: %s`, async (locale) => {
    const path = await find();
    const { status, headers, root } = await getPage(localePath(locale, path));
    expect(status).toBe(200);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${readingSite().url}${localePath(locale, page(path))}`);
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(root.querySelectorAll('script')).toHaveLength(0);
    expect(textOf(root.querySelector('h1'))).not.toBe('');
    expect(textsOf(root, 'ol li').length).toBeGreaterThan(0);
    const links = root.querySelectorAll('a');
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      expect(link.getAttribute('href')?.startsWith(locale === 'en' ? '/' : `/${locale}`)).toBe(true);
    }
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('set-cookie')).toBeNull();
  });

test('an embed has the rows of the page, as many as its address asks for, and the keys of the page', async () => {
  const { root, headers } = await getPage('/embed/stage/201?rows=3&theme=light');
  const { rows } = (await (await get('/api/boards/201/21/ranking.json')).json()) as { rows: { shown: string }[] };
  expect(textsOf(root, 'li b')).toEqual(rows.slice(0, 3).map(({ shown }) => shown));
  expect(root.querySelector('html')?.getAttribute('data-theme')).toBe('light');
  expect(headers.get('surrogate-key')).toBe('stage:201 classes site');
  const style = await get(root.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '');
  expect([style.status, style.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/css']);
});

test.each([
  ...['/embed/stage/999', '/embed/stage/201?rows=2', '/embed/stage/201?theme=pink', '/embed/stage/201?rule=47', '/ja/embed/total/5'],
  ...['/embed/event/151102', '/embed/user/nobody-at-all', '/overlay/board', '/overlay/board?stage=999'],
  ...['/overlay/board?stage=201&user=nobody-at-all', '/overlay/standing?stage=201', '/overlay/event', '/ja/overlay/ticker?scale=1'],
])('%s returns 404 with a short text that may be framed', async (path) => {
  const { status, headers, html, root } = await getPage(path);
  expect(status).toBe(404);
  expect(html.length).toBeLessThan(1_000);
  expect(textOf(root.querySelector('.missing'))).not.toBe('');
  expect(headers.get('x-frame-options')).toBeNull();
});

test('an address below /embed that does not exist is the page of the site, which may not be framed', async () => {
  const { status, headers } = await getPage('/embed/nothing/1');
  expect([status, headers.get('x-frame-options')]).toEqual([404, 'DENY']);
});

test.each(LANGUAGES)('overlays show a standing, a board, an event and the newest records: %s', async (locale) => {
  const user = await leader();
  for (const [path, boards] of [
    [`/overlay/standing?stage=201&user=${user}`, '/stage/201'],
    [`/overlay/board?stage=201&user=${user}&rows=5&scale=150&theme=light`, '/stage/201'],
    ['/overlay/event?event=151101', '/stage/1001 /stage/1002'],
    ['/overlay/ticker?rows=3', undefined],
  ] as const) {
    const { status, root, headers } = await getPage(localePath(locale, path));
    expect(status, path).toBe(200);
    const overlay = root.querySelector('#overlay');
    expect(overlay?.getAttribute('data-boards'), path).toBe(boards);
    expect(overlay?.getAttribute('data-after'), path).toMatch(/^\d+$/);
    expect(root.querySelectorAll('script').map((script) => script.getAttribute('src')?.replace(/\?.*/, ''))).toEqual(['/overlay.js']);
    expect(headers.get('surrogate-control'), path).toBe('max-age=86400');
  }
  const { root } = await getPage(localePath(locale, `/overlay/board?stage=201&user=${user}`));
  expect(root.querySelector('[data-own] .place')?.textContent).toMatch(/^=?1$/);
});
