import { expect, test } from 'vitest';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';

const CHAT = 'https://chat.example.org/stargrass';
const SOCIAL = 'https://social.example.org/@stargrass';

test('the chat and social links in the header are the configured addresses', async () => {
  const { root } = await getPage('/ja/terms');
  const header = root.querySelector('body > header');
  const hrefOf = (label: string) =>
    header
      ?.querySelectorAll('a')
      .find((link) => link.getAttribute('aria-label') === label || textOf(link) === label)
      ?.getAttribute('href');
  expect([hrefOf('コミュニティチャット'), hrefOf('SNS')]).toEqual([CHAT, SOCIAL]);
});

test('the bottom bar has five items and links to the configured chat', async () => {
  const { root } = await getPage('/ja/stage/201');
  const bar = root.querySelectorAll('nav').find((nav) => nav.getAttribute('aria-label') === 'クイックメニュー');
  expect(bar && textsOf(bar, 'a, button')).toEqual(['ホーム', 'チャット', '検索', '上へ', 'メニュー']);
  expect(bar?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(CHAT);
});

test('the button "Join free" opens a dialog, and leads to the registration page and back without scripts', async () => {
  const { root } = await getPage('/ja/stage/201?rule=27');
  const join = root.querySelectorAll('body > header a').find((link) => textOf(link) === '無料で登録');
  expect(join?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(join?.getAttribute('href')).toBe(`/ja/auth/register?${new URLSearchParams({ callbackUrl: '/ja/stage/201?rule=27' })}`);
});

test('the footer names the site and states that it is fan-made', async () => {
  const footer = (await getPage('/terms')).root.querySelector('footer');
  expect(footer && textsOf(footer, 'a')).toContain('Stargrass');
  expect(textOf(footer)).toMatch(/© \d{4} Stargrass contributors\. A fan-made site, not affiliated with the makers of the games\./);
});

test('the response with a random stage is never cached', async () => {
  const response = await get('/api/random-stage');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ stageId: expect.any(Number) });
});
