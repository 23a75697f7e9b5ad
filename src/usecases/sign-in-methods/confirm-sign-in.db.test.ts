import { expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { DEFAULT_SWITCHES } from '#domain/administration/switches.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { granted, registerApp, registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { confirmSignIn, getConfirmOptions } from './confirm-sign-in.ts';
import { listReauthenticationMethods } from './reauthentication-methods.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

const { db, deps } = openTestDatabase();
const later = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));

async function newPlayer() {
  const secret = await signInAs(deps, await openAccount(deps));
  return { secret, session: await sessionOf(deps, secret) };
}

test('an account with a passkey re-authenticates with it, not with the password or a recovery code, and gets a new secret', async () => {
  const { secret, session } = await newPlayer();
  expect(await listReauthenticationMethods(deps, session)).toEqual(['password']);
  const { device, recoveryCodes } = await registerPasskey(deps, session);
  const other = await registerPasskey(deps, (await newPlayer()).session);
  await later(10 * MINUTE_MS);
  const old = await sessionOf(deps, secret);
  expect(await listReauthenticationMethods(deps, old)).toEqual(['passkey']);
  expect(await confirmSignIn(deps, old, { password: PASSWORD })).toEqual({ ok: false, error: 'sign-in-again' });
  expect(await confirmSignIn(deps, old, { code: recoveryCodes[0] ?? '' })).toMatchObject({ fields: { code: 'code-wrong' } });
  const stolen = other.device.sign(granted(await getConfirmOptions(deps, old)));
  expect(await confirmSignIn(deps, old, { passkey: stolen })).toMatchObject({ fields: { passkey: 'passkey-invalid' } });
  expect(requireRecentSignIn(await sessionOf(deps, secret))).toBeDefined();

  const confirmed = await confirmSignIn(deps, old, { passkey: device.sign(granted(await getConfirmOptions(deps, old))) });
  if (!confirmed.ok) throw new Error(confirmed.error);
  expect(await getSession(deps, secret)).toBeUndefined();
  expect(requireRecentSignIn(await sessionOf(deps, confirmed.value.secret ?? ''))).toBeUndefined();
});

test('an account with an authenticator app re-authenticates with a code, five wrong ones in 15 minutes', async () => {
  const { secret, session } = await newPlayer();
  const { code } = await registerApp(deps, session);
  await later(10 * MINUTE_MS);
  const old = await sessionOf(deps, secret);
  expect(await listReauthenticationMethods(deps, old)).toEqual(['code']);
  for (let tries = 0; tries < 5; tries += 1)
    expect(await confirmSignIn(deps, old, { code: '12345' })).toMatchObject({ fields: { code: 'code-wrong' } });
  expect(await confirmSignIn(deps, old, { code: await code() })).toMatchObject({ error: 'too-many-tries' });
  await later(15 * MINUTE_MS);
  expect(await confirmSignIn(deps, old, { code: await code() })).toMatchObject({ ok: true });
});

test('in read-only mode only admins re-authenticate', async () => {
  const { session } = await newPlayer();
  const readOnly = { ...deps, switches: async () => ({ ...DEFAULT_SWITCHES, 'read-only': true }) };
  expect(await confirmSignIn(readOnly, session, {})).toEqual({ ok: false, error: 'read-only' });
  expect(await getConfirmOptions(readOnly, session)).toEqual({ ok: false, error: 'read-only' });
  expect(await confirmSignIn(readOnly, { ...session, role: 'admin' }, {})).toMatchObject({ ok: true });
});
