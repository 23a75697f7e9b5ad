import { expect, test } from 'vitest';
import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { CLAIM_CODE_DAYS } from '#domain/accounts/claim-code.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { importFiles, SOURCE } from '#tests/support/scenarios/import-site.ts';
import { writeCsv } from '#tests/support/scenarios/old-community.ts';
import { registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import { verifyLog } from '#usecases/accounts/audit/verify-log.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { getOwnProfile } from '#usecases/players/get-own-profile.ts';
import { saveProfile } from '#usecases/players/save-profile.ts';
import { requestOptions } from '#usecases/second-factor/passkey-options.ts';
import { takeRecoveryCode } from '#usecases/second-factor/verify-code.ts';
import { verifyPasskey } from '#usecases/second-factor/verify-passkey.ts';
import { claimOldName } from './claim-old-name.ts';
import { makeClaimCode, makeClaimCodes } from './make-claim-codes.ts';

const { db, deps, operator } = openTestDatabase();
const WRONG = { ok: false, error: 'invalid', fields: { code: 'code-invalid' } };

/** Imports an old name with one record. Returns its handle and claim code. */
async function oldName() {
  const handle = newHandle();
  await importFiles(operator, {
    users: writeCsv('users', [{ id: handle, handle, name: `name of ${handle}` }]),
    records: writeCsv('records', [{ id: handle, player: handle, posted: '2018-01-01', console: 'ngc', stage: '201', score: '10000' }]),
  });
  return { handle, code: await codeOf(handle) };
}

async function codeOf(handle: string) {
  const made = await makeClaimCode(operator, handle);
  if (!made.ok) throw new Error(made.error);
  return made.value.code;
}

async function newcomer() {
  const handle = await openAccount(deps, { email: `${newHandle()}@example.org` });
  const secret = await signInAs(deps, handle);
  return { handle, secret, session: await sessionOf(deps, secret) };
}

const claim = async ({ session }: Awaited<ReturnType<typeof newcomer>>, code: string, client = newClient()) =>
  claimOldName(deps, session, code, client);
const recordsOf = (handle: string) =>
  db.selectFrom('records').innerJoin('users', 'users.id', 'user_id').select(['record_id', 'handle']).where('handle', '=', handle).execute();

test("claiming an old name moves the claimant's session, password and e-mail to the imported account", async () => {
  const [old, owner] = [await oldName(), await newcomer()];
  const before = await recordsOf(old.handle);
  const profile = { bio: 'Back again.', links: [], favourite: null, pins: [], title: null, revision: null };
  expect(await saveProfile(deps, owner.session, profile)).toMatchObject({ ok: true });
  expect(await claim(owner, ` ${old.code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ ok: true, value: { userId: old.handle } });

  expect(await sessionOf(deps, owner.secret)).toMatchObject({ handle: old.handle, name: `name of ${old.handle}`, role: 'player' });
  expect(await signInAs(deps, old.handle, PASSWORD)).toBeTypeOf('string');
  expect(await signIn(deps, { handle: owner.handle, password: PASSWORD }, newClient())).toMatchObject({ ok: false });
  expect(await recordsOf(old.handle)).toEqual(before);
  expect((await getOwnProfile(deps, await sessionOf(deps, owner.secret))).profile.bio).toBe('Back again.');
  expect(await findAccountByHandle(db, old.handle)).toMatchObject({ hasPassword: true, email: expect.stringContaining('@example.org') });
  // The claimant's previous handle is available again.
  expect(await openAccount(deps, { handle: owner.handle })).toBe(owner.handle);
  const claimed = await findAccountByHandle(db, old.handle);
  const log = db.selectFrom('audit_log').select('detail').where('verb', '=', 'claim-name');
  expect(await log.where('subject_id', '=', String(claimed?.userId)).execute()).toHaveLength(1);
  expect(await verifyLog(deps)).toBeUndefined();
});

test("claiming an old name moves the claimant's passkey and recovery codes to the imported account", async () => {
  const [old, owner] = [await oldName(), await newcomer()];
  const { device, recoveryCodes } = await registerPasskey(deps, owner.session);
  expect(await claim(owner, old.code)).toMatchObject({ ok: true });
  const { userId, hasSecondFactor } = await sessionOf(deps, owner.secret);
  expect({ userId, hasSecondFactor }).toEqual({ userId: (await findAccountByHandle(db, old.handle))?.userId, hasSecondFactor: true });
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, null)), { userId: null })).toEqual({ userId });
  expect(await takeRecoveryCode(deps, userId, recoveryCodes[0] ?? '')).toBe(true);
});

test('a claim code works once, unless it has expired or a newer code has replaced it', async () => {
  const [old, first, second] = [await oldName(), await newcomer(), await newcomer()];
  const newest = await codeOf(old.handle);
  expect(await claim(first, old.code)).toEqual(WRONG);
  expect(await claim(first, newest)).toMatchObject({ ok: true });
  expect(await claim(second, newest)).toEqual(WRONG);
  // The old name already has an owner.
  expect(await makeClaimCode(operator, old.handle)).toEqual({ ok: false, error: 'unknown-user' });
  // The account was not imported.
  expect(await makeClaimCode(operator, second.handle)).toEqual({ ok: false, error: 'unknown-user' });

  const late = await oldName();
  const tokens = await db.selectFrom('one_time_tokens').select('token_hash').where('purpose', '=', 'claim-name').execute();
  expect(tokens.some(({ token_hash }) => token_hash.toString().includes(late.code.replaceAll('-', '')))).toBe(false);
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('purpose', '=', 'claim-name')
    .execute();
  expect(await claim(second, late.code)).toEqual(WRONG);
  expect(CLAIM_CODE_DAYS).toBe(90);
});

test('only one of two concurrent claims for the same name or by the same user succeeds', async () => {
  const [old, other] = [await oldName(), await oldName()];
  const both = [await newcomer(), await newcomer()] as const;
  const answers = await Promise.all(both.map((someone) => claim(someone, old.code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([WRONG]);

  const [third, another] = [await newcomer(), await oldName()];
  const twice = await Promise.all([claim(third, other.code), claim(third, another.code)]);
  expect(twice.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(twice.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'login-required' });
});

test('an account with records, a ban or an old name cannot claim another name, and the claim code stays valid', async () => {
  const [old, player, banned, owner] = [await oldName(), await newcomer(), await newcomer(), await newcomer()];
  const board = [...(await deps.catalogue()).boards.values()].find(({ refId }) => refId === 201);
  await storeDraft(deps, player.session.userId, board?.boardId ?? 0, { score: '9000', console: 1 });
  await ban(deps, 'operator', banned.handle, { scope: 'keywords', reason: 'for the test' });
  for (const someone of [player, banned]) expect(await claim(someone, old.code)).toEqual({ ok: false, error: 'account-in-use' });
  expect(await claim(owner, old.code)).toMatchObject({ ok: true });
  const grown = { ...owner, session: await sessionOf(deps, owner.secret) };
  expect(await claim(grown, (await oldName()).code)).toEqual({ ok: false, error: 'account-in-use' });
});

test('limits claim attempts per address and per account, even with the right code', async () => {
  const [old, guesser, neighbour] = [await oldName(), await newcomer(), await newcomer()];
  const { tries } = LIMITS['claim-name'];
  const client = newClient();
  for (let nth = 0; nth < tries; nth += 1) expect(await claim(guesser, '0000-0000-0000-0000', client)).toEqual(WRONG);
  expect(await claim(guesser, old.code, newClient())).toMatchObject({ ok: false, error: 'too-many-tries' });
  expect(await claim(neighbour, old.code, client)).toMatchObject({ ok: false, error: 'too-many-tries' });
  expect(await claim(neighbour, old.code)).toMatchObject({ ok: true });
});

test('makeClaimCodes creates a code for every unclaimed name from a source', async () => {
  const [claimed, open] = [await oldName(), await oldName()];
  await claim(await newcomer(), claimed.code);
  const codes = await makeClaimCodes(operator, SOURCE);
  expect(codes.map(({ handle }) => handle)).toContain(open.handle);
  expect(codes.map(({ handle }) => handle)).not.toContain(claimed.handle);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  const code = codes.find(({ handle }) => handle === open.handle)?.code ?? '';
  expect(await claim(await newcomer(), code)).toMatchObject({ ok: true });
});
