import { expect, test } from 'vitest';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';

test('a stage links to its guide, a guide to related pages, and the terms to earlier versions', async () => {
  const stage = await getPage('/ja/stage/204');
  const guidePath = stage.root.querySelector('main a[aria-label="攻略ガイド"]')?.getAttribute('href') ?? '';
  expect(guidePath).toBe('/ja/guide/204');
  const guide = await getPage(guidePath);
  expect(textOf(guide.root.querySelector('h1'))).toContain('蛾の羽の屋根裏');
  expect(textOf(guide.root.querySelector('article'))).toContain('制限時間は6:00です。');
  expect(hrefOf(guide.root, 'このガイドを編集')).toBe('/ja/keyword-edit/guide204');
  expect(guide.root.querySelectorAll('section[aria-labelledby=runs] a[href^="/ja/record/"]')).not.toHaveLength(0);
  const rule = await getPage(hrefOf(guide.root, 'ルールの全文'));
  expect(textOf(rule.root.querySelector('h1'))).toBe('床下チャレンジ');
  expect((await get('/keyword/Guide_204')).headers.get('location')).toBe('/guide/204');

  const terms = await getPage('/terms');
  expect(textOf(terms.root.querySelector('article'))).toContain('The glossary and guides');
  const oldPath = hrefOf(terms.root, '2026/04/01');
  expect(oldPath).toBe('/terms/2026-04-01');
  const old = textOf((await getPage(oldPath)).root.querySelector('main'));
  expect(old).toContain('In force from 2026/04/01 until 2026/08/01');
  expect(old).toContain('This revision was replaced on 2026/08/01.');
  expect(old).not.toContain('The glossary and guides');
});

test('the guide index lists the written guides first and marks them among the stages of their game', async () => {
  const { root } = await getPage('/guide');
  const written = root.querySelector('main section')?.querySelectorAll('a') ?? [];
  expect(written.map((link) => link.getAttribute('href'))).toEqual([101, 201, 218, 230, 345, 401].map((id) => `/guide/${id}`));
  expect(root.querySelectorAll('main section li').filter((item) => textOf(item).endsWith('Written'))).toHaveLength(6);
});
