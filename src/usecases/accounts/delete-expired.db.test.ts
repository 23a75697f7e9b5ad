import { expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, signInAs } from '#tests/support/scenarios/accounts.ts';
import { deleteExpiredData } from './delete-expired.ts';
import { getSession } from './get-session.ts';

const { db, deps } = openTestDatabase();
const later = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));
const addresses = () => db.selectFrom('sessions').select('address').where('address', 'is not', null).execute();

test('deletes network addresses after 30 days, even for sessions in use, and expired attempt counters', async () => {
  const secret = await signInAs(deps, await openAccount(deps));
  for (let day = 1; day < 30; day += 1) {
    await later(DAY_MS);
    await getSession(deps, secret);
    await deleteExpiredData(deps);
  }
  expect(await addresses()).toHaveLength(1);
  await later(DAY_MS);
  await deleteExpiredData(deps);
  expect(await addresses()).toEqual([]);
  expect(await db.selectFrom('attempts').select('tries').execute()).toEqual([]);
});
