import { expect, test } from 'vitest';
import { createActor, SESSION_COOKIE, send, sessionCookie } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const site = postingSite().url;

test('T12f: a session token that the site did not issue gets 401 and no session', async () => {
  const { cookie } = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const changed = value.slice(0, -8) + (value.at(-8) === 'A' ? 'B' : 'A') + value.slice(-7);
  const invalid = [
    `${SESSION_COOKIE}=${none}.${Buffer.from('{"sid":"x","sub":"1"}').toString('base64url')}.`,
    await sessionCookie({ sid: 'x'.repeat(43) }, 'another key of quite the right length'),
    await sessionCookie({ sid: 'x'.repeat(43) }),
    await sessionCookie({ sid: ['x'] }),
    await sessionCookie({ sid: 'x'.repeat(5_000) }),
    `${SESSION_COOKIE}=${changed}`,
    `${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=%E0%A4%A`,
    [4, 2, 0, 3, 1].map((part) => `${SESSION_COOKIE}.${part}=${value.slice(part * 40, part * 40 + 40)}`).join('; '),
  ];
  for (const sent of invalid) {
    const response = await send(site, { path: '/api/account', cookie: sent });
    expect(response.status, sent.slice(0, 60)).toBe(401);
    const session = await send(site, { path: '/api/auth/session', cookie: sent });
    expect([session.status, await session.json()], sent.slice(0, 60)).toEqual([200, {}]);
  }
  expect((await send(site, { path: '/api/account', cookie: `${cookie}; ${SESSION_COOKIE}.x=y` })).status).toBe(200);
});

test('T12g: a malformed bearer token gets 401 and no session', async () => {
  for (const authorization of ['Bearer %E0%A4%A', 'Bearer x', 'Basic !!!']) {
    expect((await send(site, { path: '/api/account', headers: { authorization } })).status).toBe(401);
    expect((await send(site, { path: '/api/auth/session', headers: { authorization } })).status).toBe(200);
  }
});
