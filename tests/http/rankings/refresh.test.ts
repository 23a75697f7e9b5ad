import { expect, test } from 'vitest';
import { getPage, textsOf } from '#tests/support/http/request.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test('stage, total and player pages have a refresh button whose request the API accepts', async () => {
  const { url } = postingSite();
  const { cookie } = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const { token } = (await (await send(url, { path: '/api/me/refresh-token', cookie })).json()) as { token: string };
  const [handle = ''] = await rankedHandles('position');
  for (const [page, id] of [
    ['stage', '321'],
    ['total', '20'],
    ['user', handle],
  ] as const) {
    const { root, html } = await getPage(`/${page}/${id}`);
    expect(textsOf(root, 'main button')).toContain('Refresh');
    // The props of the refresh button.
    expect(html.replaceAll('\\"', '"')).toContain(`"page":"${page}","id":"${id}"`);
    const path = `/api/revalidate?${new URLSearchParams({ page, id })}`;
    const response = await send(url, { method: 'POST', path, headers: { authorization: `Bearer ${token}` } });
    expect([page, response.status]).toEqual([page, 202]);
  }
});
