import { expect, test } from 'vitest';
import { beginSessionOf, createAccount } from '#tests/support/http/accounts.ts';
import { bestScore, countNotifications, createPassedPlayer, storeScore } from '#tests/support/http/notifications.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const BOARD = { stage: 230, rule: 28 };

test('a player is not notified of a kind that they turned off, and the list gets 304 until a notification is read', async () => {
  const { url } = postingSite();
  const { passed, passing } = await createPassedPlayer(BOARD);
  const other = await createAccount();
  const cookie = await beginSessionOf(passed.handle);
  await expect.poll(() => countNotifications(passed)).toBe(1);
  const list = (headers = {}) => send(url, { path: '/api/me/notices', cookie, headers });
  const first = await list();
  const { notices, unread } = await first.json();
  expect(unread).toBe(1);
  const unchanged = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await list(unchanged)).status).toBe(304);

  const settings = { notifications: { beaten: false } };
  expect((await send(url, { method: 'PATCH', path: '/api/account', cookie, json: settings })).status).toBe(200);
  const best = await bestScore(BOARD);
  await storeScore(passed, BOARD, best + 10);
  await storeScore(other, BOARD, best + 10);
  await storeScore(passing, BOARD, best + 20);
  // The same job would have notified both players.
  await expect.poll(() => countNotifications(other)).toBe(1);
  expect(await countNotifications(passed)).toBe(1);

  const read = await send(url, { method: 'POST', path: '/api/me/notices/read', cookie, json: { upTo: notices[0].id } });
  expect(read.status).toBe(204);
  const after = await list(unchanged);
  expect([after.status, (await after.json()).unread]).toEqual([200, 0]);
});
