import { expect, test } from 'vitest';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test('only a refresh token can refresh a page, and an unknown page gets 400', async () => {
  const { url } = postingSite();
  const actor = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const { token } = await (await send(url, { path: '/api/me/refresh-token', cookie: actor.cookie })).json();
  const refresh = async (query: string, bearer: string) =>
    (await send(url, { method: 'POST', path: `/api/revalidate?${query}`, headers: { authorization: `Bearer ${bearer}` } })).status;
  expect(await refresh('page=stage&id=201&console=1&rule=21&year=2020', token)).toBe(202);
  expect(await refresh(`page=user&id=${actor.handle}`, token)).toBe(202);
  for (const bad of [
    'page=stage&id=999',
    'page=constructor&id=1',
    'page=stage',
    '',
    'page=user&id=nobody-at-all',
    'page=total&id=1e0',
    'page=stage&id=201&console=9',
    'page=stage&page=total&id=1',
  ])
    expect([bad, await refresh(bad, token)]).toEqual([bad, 400]);
  expect(await refresh('page=stage&id=201', `${token}x`)).toBe(401);
  const session = actor.cookie.split('=').slice(1).join('=');
  // A session token is not accepted.
  expect(await refresh('page=stage&id=201', session)).toBe(401);
});
