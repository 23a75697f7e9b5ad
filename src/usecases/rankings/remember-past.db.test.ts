import { expect, test } from 'vitest';
import { setClock } from '#tests/support/clock.ts';
import { createPlayer, createRecord } from '#tests/support/factories.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { rememberPast } from './remember-past.ts';

const { db, deps } = openTestDatabase();
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** The number of computations for two reads with an action in between. */
async function timesComputed(before: Date, between: () => Promise<unknown> = async () => {}): Promise<number> {
  let times = 0;
  const compute = async () => (times += 1);
  const name = `value ${crypto.randomUUID()}`;
  await rememberPast(deps, before, name, compute);
  await between();
  await rememberPast(deps, before, name, compute);
  return times;
}

test('computes a value of the past once', async () => {
  expect(await timesComputed(LONG_AGO)).toBe(1);
});

test('a post of today does not invalidate the past', async () => {
  const userId = await createPlayer(deps);
  expect(await timesComputed(LONG_AGO, () => createRecord(deps, { userId }))).toBe(1);
});

test('an import and a withdrawal each invalidate the past', async () => {
  const userId = await createPlayer(deps);
  const author = { kind: 'signed-in' as const, userId, role: 'player' as const };
  const imported = () => createRecord(deps, { userId, postedAt: '2019-05-05T00:00:00Z' });
  expect(await timesComputed(LONG_AGO, imported)).toBe(2);

  const record = await createRecord(deps, { userId });
  const withdraw = () => changeRecordState(deps, author, record, 'withdrawn', 'a slip');
  expect(await timesComputed(LONG_AGO, withdraw)).toBe(2);
});

test('a rolled-back correction invalidates nothing', async () => {
  const userId = await createPlayer(deps);
  const rolledBack = () =>
    deps.db
      .transaction()
      .execute(async (tx) => {
        await createRecord({ ...deps, db: tx }, { userId, postedAt: '2018-05-05T00:00:00Z' });
        throw new Error('rolled back');
      })
      .catch(() => {});
  expect(await timesComputed(LONG_AGO, rolledBack)).toBe(1);
});

test('does not cache an instant that a slow post may still precede', async () => {
  await setClock(db, new Date('2030-01-01T00:04:00Z'));
  expect(await timesComputed(new Date('2030-01-01T00:00:00Z'))).toBe(2);
  await setClock(db, new Date('2030-01-01T00:06:00Z'));
  expect(await timesComputed(new Date('2030-01-01T00:00:00Z'))).toBe(1);
});
