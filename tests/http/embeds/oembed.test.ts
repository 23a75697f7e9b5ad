import { expect, test } from 'vitest';
import { get, getPage } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const ask = async (url: string, more = '') => {
  const answer = await get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('oEmbed describes a frame that shows the embed of a page, in its language and under its rule', async () => {
  const { url } = readingSite();
  const { status, body } = await ask(`${url}/ja/stage/201?rule=23&year=2020`, '&format=json&maxwidth=300&maxheight=400');
  expect([status, body.version, body.type, body.width]).toEqual([200, '1.0', 'rich', 300]);
  expect(body.height).toBeLessThanOrEqual(400);
  const src = /src="([^"]+)"/.exec(String(body.html))?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(src).toBe(`${url}/ja/embed/stage/201?rule=23&rows=4`);
  expect((await get(src)).status).toBe(200);
});

test('the heads of pages with an embed name its oEmbed address', async () => {
  for (const path of ['/stage/201', '/ja/total/1', '/limited/151101']) {
    const href = (await getPage(path)).root.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? '';
    expect((await get(href)).status, path).toBe(200);
  }
  expect((await getPage('/terms')).root.querySelector('link[type="application/json+oembed"]')).toBeNull();
});

test('oEmbed answers only for pages of this site, and only as JSON', async () => {
  for (const url of ['/stage/999', '/user/nobody-at-all', '/terms', '/limited/151102', 'https://other.example/stage/201', 'javascript:1'])
    expect(await ask(url), url).toMatchObject({ status: 404, body: { error: 'not-found' } });
  expect(await ask('/stage/201', '&format=xml')).toMatchObject({ status: 501, body: { error: 'not-implemented' } });
  expect(await ask('/stage/201', '&maxwidth=wide')).toMatchObject({ status: 422 });
});
