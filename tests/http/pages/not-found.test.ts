import { expect, test } from 'vitest';
import { getPage, textOf } from '#tests/support/http/request.ts';

const TEXTS = {
  en: { heading: "This is not the planet you're looking for.", title: 'Not found · Stargrass' },
  ja: { heading: 'お探しの惑星は、ここではないようです。', title: 'ページが見つかりません · 星草' },
};

test.each([
  ...['/nowhere', '/nowhere.html', '/stage/999', '/stage/201?console=3', '/total/5', '/ranking?page=9999', '/user/nobody-at-all'],
  ...['/limited/151102', '/speedrun/999', '/guide/999', '/record/999999999', '/keyword/No_Such_Word', '/keyword/rules/999'],
  ...['/ja/nowhere', '/ja/stage/999', '/ja/compare/nobody-at-all/nobody-else', '/ja/information/999999', '/ja/limited/151102/replay'],
])('%s gets 404 with a heading, a title and a link home in its language, without JavaScript', async (path) => {
  const locale = path.startsWith('/ja/') ? 'ja' : 'en';
  const { status, root } = await getPage(path);
  expect(status).toBe(404);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale);
  expect(root.querySelectorAll('title').map(textOf)).toEqual([TEXTS[locale].title]);
  expect(root.querySelectorAll('h1').map(textOf)).toEqual([TEXTS[locale].heading]);
  // A link to the home page.
  expect(root.querySelector(`main a[href="${locale === 'ja' ? '/ja' : '/'}"]`)).not.toBeNull();
  expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
});

test.each(['/records?after=x', '/calendar?month=x', '/post?speedrun=103', '/terms/2001-01-01', '/ja/log?year=1999'])(
  '%s gets 404 and shows the heading of the not-found page',
  async (path) => {
    const locale = path.startsWith('/ja/') ? 'ja' : 'en';
    const { status, root } = await getPage(path);
    expect([status, root.querySelectorAll('h1').map(textOf)]).toEqual([404, [TEXTS[locale].heading]]);
  },
);
