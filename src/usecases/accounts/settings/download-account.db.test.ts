import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { downloadAccount } from './download-account.ts';

const { deps } = openTestDatabase();

const newSession = async () => {
  const handle = newHandle();
  await openAccount(deps, { handle });
  return sessionOf(deps, await signInAs(deps, handle));
};

test('limits how many exports an account can download per hour', async () => {
  const [session, other] = [await newSession(), await newSession()];
  for (let count = 0; count < LIMITS['export-account'].tries; count += 1)
    expect(await downloadAccount(deps, session)).toMatchObject({ ok: true, value: { account: { userId: session.handle } } });
  const refused = await downloadAccount(deps, session);
  expect(refused).toEqual({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
  expect(await downloadAccount(deps, other)).toMatchObject({ ok: true });
});
