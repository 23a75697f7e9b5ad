import { expect, test } from 'vitest';
import { insertNameChange } from '#data/queries/accounts/name-changes.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs, startedSession } from '#tests/support/scenarios/accounts.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';

const { db, deps } = openTestDatabase();

test("the account export contains the player's own data, but neither secrets nor other accounts' data", async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, name: 'Willow Warbler', email: `${handle}@example.org` });
  const session = await sessionOf(deps, await signInAs(deps, handle));
  const { recordId } = await createRecord(deps, { userId: session.userId });
  await openAccount(deps, { name: 'Somebody Else' });
  const data = await exportAccount(deps, session);
  expect(data).toMatchObject({
    account: { userId: handle, name: 'Willow Warbler', email: `${handle}@example.org`, hasPassword: true },
    sessions: [{ current: true, agent: 'a test' }],
    records: [{ recordId }],
    log: [{ verb: 'register' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|Somebody Else|secret/);
});

test('closing an account deletes its personal data and leaves its records under a random handle', async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, name: 'Sedge Wren', email: `${handle}@example.org` });
  const secret = await signInAs(deps, handle);
  const session = await sessionOf(deps, secret);
  const { recordId } = await createRecord(deps, { userId: session.userId });
  expect(await closeAccount(deps, session, 'not the password')).toMatchObject({ fields: { password: 'password-wrong' } });
  expect(await closeAccount(deps, session, undefined)).toMatchObject({ fields: { password: 'required' } });
  await insertNameChange(db, session.userId, 'Reed Wren', 'Sedge Wren');
  expect(await closeAccount(deps, session, PASSWORD)).toMatchObject({ ok: true });

  expect(await getSession(deps, secret)).toBeUndefined();
  await expect(signInAs(deps, handle)).rejects.toThrow('wrong');
  const user = await db.selectFrom('users').select(['handle', 'name']).where('id', '=', session.userId).executeTakeFirstOrThrow();
  expect(user).toEqual({ handle: expect.stringMatching(/^u-[a-z]{12}$/), name: null });
  for (const table of [
    'sessions',
    'credentials',
    'emails',
    'known_devices',
    'linked_accounts',
    'name_skeletons',
    'name_changes',
    'one_time_tokens',
  ] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', session.userId).execute()).toEqual([]);
  expect(await db.selectFrom('records').select('record_id').where('user_id', '=', session.userId).execute()).toEqual([
    { record_id: recordId },
  ]);
  await openAccount(deps, { handle, name: 'Sedge Wren' }); // The handle and the name are available again.
});

test('closing an account without a password requires a recent sign-in', async () => {
  const profile = { provider: 'oidc', subject: newHandle(), username: null, name: null, email: null };
  const started = await signInWithProvider(deps, profile, { session: undefined, client: newClient(), language: 'en' });
  if (!started.ok) throw new Error(started.error);
  const session = await sessionOf(deps, startedSession(started.value).secret);
  const older = { ...session, createdAt: new Date(session.now.getTime() - 600_000) };
  expect(await closeAccount(deps, older, undefined)).toEqual({ ok: false, error: 'sign-in-again' });
  expect(await closeAccount(deps, session, undefined)).toMatchObject({ ok: true });
});
