import { expect, test } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { refuse } from '#usecases/refused.ts';
import { allOrNothing } from './all-or-nothing.ts';

const { db, deps } = openTestDatabase();
const isThere = async (id: number) => (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

test('commits the transaction when the callback succeeds', async () => {
  const answer = await allOrNothing(deps, async (tx) => ({ ok: true, value: await createPlayer(tx) }));
  expect(answer.ok && (await isThere(answer.value))).toBe(true);
});

test('rolls back the transaction when the callback returns a refusal or throws', async () => {
  let id = 0;
  const refused = await allOrNothing(deps, async (tx) => {
    id = await createPlayer(tx);
    return { ...refuse('duplicate-record'), recordId: '7' };
  });
  expect(refused).toEqual({ ok: false, error: 'duplicate-record', recordId: '7' });
  expect(await isThere(id)).toBe(false);

  const fault = allOrNothing(deps, async (tx) => {
    id = await createPlayer(tx);
    throw new Error('failed');
  });
  await expect(fault).rejects.toThrow('failed');
  expect(await isThere(id)).toBe(false);
});
