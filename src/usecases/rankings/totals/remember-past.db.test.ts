import { expect, onTestFinished, test } from 'vitest';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { recallPast, rememberPast } from './remember-past.ts';

const { db, deps } = openTestDatabase();
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Reads a value twice with an action in between, and returns how often the value was computed. */
async function timesComputed(before: Date, between: () => Promise<unknown> = async () => {}): Promise<number> {
  let times = 0;
  const compute = async () => (times += 1);
  const name = `value ${crypto.randomUUID()}`;
  await rememberPast(deps, before, name, compute);
  await between();
  await rememberPast(deps, before, name, compute);
  return times;
}

test('rememberPast computes a past value only once', async () => {
  expect(await timesComputed(LONG_AGO)).toBe(1);
});

test('concurrent requests share one computation, and a failed one is not remembered', async () => {
  let times = 0;
  const compute = async () => {
    times += 1;
    if (times === 1) throw new Error('the first computation fails');
    return times;
  };
  const askTwice = async () => {
    const recall = () => recallPast<number>(deps, LONG_AGO, 'shared value');
    const [one, other] = [await recall(), await recall()]; // both before a value is stored
    return Promise.allSettled([one.compute(compute), other.compute(compute)]);
  };
  expect((await askTwice()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await askTwice()).toMatchObject([{ value: 2 }, { value: 2 }]);
});

test('a post made today does not invalidate cached past values', async () => {
  const userId = await createPlayer(deps);
  expect(await timesComputed(LONG_AGO, () => createRecord(deps, { userId }))).toBe(1);
});

test('an import and a withdrawal each invalidate cached past values', async () => {
  const userId = await createPlayer(deps);
  const author = { kind: 'signed-in' as const, userId, role: 'player' as const };
  const imported = () => createRecord(deps, { userId, postedAt: '2019-05-05T00:00:00Z' });
  expect(await timesComputed(LONG_AGO, imported)).toBe(2);

  const record = await createRecord(deps, { userId });
  const withdraw = () => changeRecordState(deps, author, record, 'withdrawn', 'a slip');
  expect(await timesComputed(LONG_AGO, withdraw)).toBe(2);
});

test('a rolled-back correction does not invalidate cached values', async () => {
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

test('rememberPast does not cache an instant so recent that a post in flight could still be dated before it', async () => {
  onTestFinished(() => setClock(db, new Date()));
  await setClock(db, new Date('2030-01-01T00:04:00Z'));
  expect(await timesComputed(new Date('2030-01-01T00:00:00Z'))).toBe(2);
  await setClock(db, new Date('2030-01-01T00:06:00Z'));
  expect(await timesComputed(new Date('2030-01-01T00:00:00Z'))).toBe(1);
});
