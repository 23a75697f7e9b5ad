import { beforeAll, expect, test } from 'vitest';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import { readClock } from '#data/queries/site/server.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, sessionOf, signInAs, startedSession } from '#tests/support/scenarios/accounts.ts';
import { registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import type { Session } from './get-session.ts';
import { type ProviderProfile, signInWithProvider } from './sign-in-with-provider.ts';

const { db, deps } = openTestDatabase();

const person = (more: Partial<ProviderProfile> = {}): ProviderProfile => ({
  provider: 'github',
  subject: newHandle(),
  username: null,
  name: null,
  email: null,
  ...more,
});

async function enter(profile: ProviderProfile, session?: Session): Promise<Session | string> {
  const answer = await signInWithProvider(deps, profile, { session, client: newClient(), language: 'ja' });
  return answer.ok ? sessionOf(deps, startedSession(answer.value).secret) : answer.error;
}

const countUsers = async () =>
  Number(
    (
      await db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

// The handle that one of the profiles below resembles.
beforeAll(() => openAccount(deps, { handle: 'reed-bunting' }));

test('creates an account at the first sign-in through a provider and reuses it at the next', async () => {
  const profile = person({ username: 'Marsh_Harrier', name: 'Marsh Harrier' });
  const first = await enter(profile);
  expect(first).toMatchObject({ handle: 'marsh_harrier', name: 'Marsh Harrier', role: 'player', language: 'ja' });
  expect(await enter({ ...profile, username: 'renamed' })).toMatchObject({ handle: 'marsh_harrier' });
});

test.each([[{ username: 'admin' }], [{ username: 'reed-bunt1ng' }], [{ username: '葦' }], [{ username: 'a'.repeat(99) }]])(
  "creates a random handle when the provider's profile %j contains no available handle",
  async (given) => {
    expect(await enter(person(given))).toMatchObject({ handle: expect.stringMatching(/^player-[a-z]{8}$/) });
  },
);

test("creates the account without a name when the provider's name resembles another player's", async () => {
  await openAccount(deps, { name: 'Corn Crake' });
  expect(await enter(person({ name: 'C0rn Crake' }))).toMatchObject({ name: null });
});

test('a matching e-mail address alone does not sign in to an existing account', async () => {
  const handle = await openAccount(deps);
  const session = await sessionOf(deps, await signInAs(deps, handle));
  await saveEmail(db, session.userId, `${handle}@example.org`);
  await confirmEmail(db, session.userId, `${handle}@example.org`, await readClock(db));
  const profile = person({ email: `${handle.toUpperCase()}@example.org` });
  expect(await enter(profile)).toBe('not-linked');
  expect(await enter(profile, session)).toMatchObject({ handle });
  expect(await enter(profile)).toMatchObject({ handle });
});

test.each([[{}], [{ username: 'Water_Rail', name: 'Water Rail' }]])(
  'concurrent first sign-ins with the profile %j create one account',
  async (given) => {
    const profile = person(given);
    const before = await countUsers();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => enter(profile)));
    const ids = sessions.map((session) => (typeof session === 'string' ? session : session.userId));
    expect(new Set(ids).size).toBe(1);
    expect(ids).not.toContain('not-linked');
    expect((await countUsers()) - before).toBe(1);
  },
);

test('an external account can be linked only once, and an account can have only one link per provider', async () => {
  const profile = person();
  await enter(profile);
  const other = await sessionOf(deps, await signInAs(deps, await openAccount(deps)));
  expect(await enter(profile, other)).toBe('not-linked');
  await enter(person(), other);
  expect(await enter(person(), other)).toBe('not-linked'); // The account already has a link to this provider.
});

test('a sign-in through a provider waits for the second factor if the account has one, but linking in a recent session does not', async () => {
  const profile = person();
  const player = await enter(profile);
  if (typeof player === 'string') throw new Error(player);
  await registerPasskey(deps, player);
  const again = await signInWithProvider(deps, profile, { session: undefined, client: newClient(), language: 'ja' });
  expect(again).toEqual({ ok: true, value: { pending: expect.any(String), isNew: false } });
  expect(await enter(person({ provider: 'discord' }), player)).toMatchObject({ handle: player.handle });
});
