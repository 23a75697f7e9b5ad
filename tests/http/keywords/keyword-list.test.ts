import { expect, test } from 'vitest';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { isFull } from '#tests/support/rounds.ts';

const ENTRY = 'main li > div > a[lang]'; // Matches the entries of the list.

test('without JavaScript, the keyword list can be filtered by category, initial and state, and its counts match', async () => {
  const list = await getPage('/keyword');
  const categories = list.root.querySelectorAll('nav[aria-label="Categories"] a');
  // All categories except rules, plus "All".
  expect(categories).toHaveLength(KEYWORD_CATEGORIES.length);
  expect(textsOf(list.root, 'main h2')).toContain('Featured');
  expect(textsOf(list.root, ENTRY)).not.toHaveLength(0);
  for (const link of categories.filter((_, index) => index > 0 && (isFull || index % 5 === 1))) {
    const { root } = await getPage(link.getAttribute('href') ?? '');
    expect(textsOf(root, ENTRY)).toHaveLength(Number(textOf(link.querySelector('span'))));
  }

  const enemies = await getPage(categories.find((link) => textOf(link).startsWith('Enemy'))?.getAttribute('href') ?? '');
  const kana = hrefOf(enemies.root, 'は');
  expect(kana).toBe(`/keyword?category=enemy&initial=${encodeURIComponent('は')}`);
  const narrowed = await getPage(kana);
  expect(textsOf(narrowed.root, ENTRY)).toEqual(['Pip-Bug']);
  const empty = await getPage(hrefOf(narrowed.root, 'D–F'));
  expect(textsOf(empty.root, 'main h2')).toContain('No matching entries');
  expect(textsOf((await getPage('/ja/keyword?flag=2&order=name')).root, ENTRY)).toContain('こけだま星');

  const next = list.root.querySelector('main a[rel="next"]');
  expect([textOf(next), next?.getAttribute('href')]).toEqual(['Next page', '/keyword?page=2']);
  const second = textsOf((await getPage('/keyword?page=2')).root, ENTRY);
  const all = new Set([...textsOf(list.root, ENTRY), ...second]);
  expect(all.size).toBe(Number(textOf(categories[0]?.querySelector('span'))));
});
