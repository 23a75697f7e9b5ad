import { expect, test } from 'vitest';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

test('what the page for developers runs or links to is answered, and its command names this site', async () => {
  const { root } = await getPage('/ja/developers');
  expect(textOf(root.querySelector('main pre'))).toContain(`curl ${new URL('/api/v1/', readingSite().url).href}`);
  const examples = root.querySelectorAll('main a[data-scripted]');
  expect(examples).toHaveLength(3);
  const files = root.querySelectorAll('main a:not([data-route])').map((link) => link.getAttribute('href') ?? '');
  const addresses = new Set([...examples.map((link) => link.getAttribute('href') ?? ''), ...files.filter((href) => href.startsWith('/'))]);
  expect(addresses.size).toBeGreaterThan(12);
  for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 200]);
});
