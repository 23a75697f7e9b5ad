import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { refreshPage } from './refresh-page.ts';

const { deps } = openTestDatabase();
const STAGE = { page: 'stage', id: '201' };
let asked = 0;

/**
 * Returns whether refreshPage accepts a query. Each call uses another address, because attempts are limited by address.
 */
async function isAccepted(query: Record<string, string | string[]>): Promise<boolean> {
  asked += 1;
  const answer = await refreshPage(deps, { address: `198.51.100.${asked}`, userId: null }, query);
  if (!answer.ok) expect(answer).toEqual({ ok: false, error: 'bad-page' });
  return answer.ok;
}

test.each([
  { page: 'stage', id: '201', console: '1', rule: '21', year: '2020' },
  { page: 'stage', id: '1001', rule: '0' },
  { page: 'total', id: '1', console: '4', year: '2020' },
  { page: 'limited', id: '151101', console: '0', rule: '0' },
  { page: 'speedrun', id: '311', console: '7' },
])('refreshPage accepts the query %j', async (query) => {
  expect(await isAccepted(query)).toBe(true);
});

test.each([
  ...[{}, { page: 'stage' }, { page: 'constructor', id: '1' }, { page: 'stage', id: '999' }, { page: 'total', id: '1e0' }],
  { page: ['stage', 'total'], id: '1' },
  { page: 'stage', id: '201', console: '9' },
  { page: 'stage', id: '201', console: '3' }, // series 2 is not played on this console
  { page: 'stage', id: '201', console: ['1', '2'] },
  { page: 'stage', id: '201', rule: '31' },
  { page: 'stage', id: '201', year: '2013' },
  { page: 'stage', id: '201', year: 'now' },
  { page: 'stage', id: '201', colour: '1' },
  { page: 'total', id: '1', rule: '21' },
  { page: 'limited', id: '151101', console: '1' },
  { page: 'speedrun', id: '311', console: '1' },
])('refreshPage refuses the query %j', async (query) => {
  expect(await isAccepted(query as Record<string, string>)).toBe(false);
});

test("refreshPage identifies a player's page by the handle and accepts every console and rule", async () => {
  const userId = await createPlayer(deps);
  const { handle } = await deps.db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow();
  expect(await isAccepted({ page: 'user', id: handle, console: '4', rule: '21' })).toBe(true);
  expect(await isAccepted({ page: 'user', id: handle, console: '7' })).toBe(false);
  expect(await isAccepted({ page: 'user', id: 'nobody-at-all' })).toBe(false);
});

test("limits page refreshes per minute across all of an account's tokens, regardless of the address", async () => {
  const [userId, other] = [await createPlayer(deps), await createPlayer(deps)];
  const { tries } = LIMITS['refresh-page-account'];
  for (let nth = 0; nth < tries; nth += 1)
    expect(await refreshPage(deps, { address: `192.0.2.${nth}`, userId }, STAGE)).toMatchObject({ ok: true });
  const from = { address: '192.0.2.200' };
  expect(await refreshPage(deps, { ...from, userId }, STAGE)).toMatchObject({ ok: false, error: 'too-many-tries' });
  expect(await refreshPage(deps, { ...from, userId: other }, STAGE)).toMatchObject({ ok: true });
  // A null user id stands for the operator's token, which has no such limit.
  expect(await refreshPage(deps, { ...from, userId: null }, STAGE)).toMatchObject({ ok: true });
});
