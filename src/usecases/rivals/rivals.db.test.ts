import { expect, test } from 'vitest';
import { insertBan } from '#data/queries/accounts/bans.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { chooseRival } from './choose-rival.ts';
import { dropRival } from './drop-rival.ts';
import { listOwnRivals } from './list-own-rivals.ts';

const { db, deps } = openTestDatabase();

async function newSession(): Promise<Session> {
  const handle = newHandle();
  await openAccount(deps, { handle });
  return sessionOf(deps, await signInAs(deps, handle));
}
const handlesOf = async (session: Session) => (await listOwnRivals(deps, session)).map(({ handle }) => handle);

test("choosing or dropping a rival twice has the same effect as once, and affects only the user's own list", async () => {
  const [me, other] = [await newSession(), await newSession()];
  for (let time = 0; time < 2; time += 1) expect(await chooseRival(deps, me, other.handle)).toEqual({ ok: true });
  expect(await handlesOf(me)).toEqual([other.handle]);
  expect(await handlesOf(other)).toEqual([]);
  expect((await exportAccount(deps, me)).rivals).toEqual([other.handle]);
  for (let time = 0; time < 2; time += 1) await dropRival(deps, me, other.handle);
  expect(await handlesOf(me)).toEqual([]);
});

test("chooseRival refuses the user's own handle, an unknown handle, a closed account and a banned user", async () => {
  const [me, gone, banned] = [await newSession(), await newSession(), await newSession()];
  expect(await chooseRival(deps, me, me.handle)).toEqual({ ok: false, error: 'not-allowed' });
  expect(await chooseRival(deps, me, 'nobody-at-all')).toEqual({ ok: false, error: 'not-found' });
  await closeAccount(deps, gone, PASSWORD);
  const { handle } = await db.selectFrom('users').select('handle').where('id', '=', gone.userId).executeTakeFirstOrThrow();
  expect(await chooseRival(deps, me, handle)).toEqual({ ok: false, error: 'not-found' });
  await insertBan(db, { userId: banned.userId, scope: 'site', reason: 'a test', bannedBy: null, endsAt: null });
  expect(await chooseRival(deps, { ...banned, bans: ['site'] }, me.handle)).toEqual({ ok: false, error: 'not-allowed' });
});

test('a user can have at most five rivals, even with concurrent choices', async () => {
  const me = await newSession();
  const others: Session[] = [];
  for (let count = 0; count < 8; count += 1) others.push(await newSession());
  const answers = await Promise.all(others.map(({ handle }) => chooseRival(deps, me, handle)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'too-many-rivals')).toHaveLength(3);
  expect(await handlesOf(me)).toHaveLength(5);
});

test('two users who choose each other concurrently do not block each other', async () => {
  const [one, other] = [await newSession(), await newSession()];
  const answers = await Promise.all([chooseRival(deps, one, other.handle), chooseRival(deps, other, one.handle)]);
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
});

test("closing an account deletes its rivals and removes it from other users' rivals", async () => {
  const [me, leaver] = [await newSession(), await newSession()];
  await chooseRival(deps, me, leaver.handle);
  await chooseRival(deps, leaver, me.handle);
  await closeAccount(deps, leaver, PASSWORD);
  expect(await handlesOf(me)).toEqual([]);
  expect(await db.selectFrom('chosen_rivals').select('user_id').where('user_id', '=', leaver.userId).execute()).toEqual([]);
});

test("a moderator cannot decide on a chosen rival's record until the rival is dropped", async () => {
  const [moderator, rival] = [await newSession(), await newSession()];
  const actor = { kind: 'signed-in', userId: moderator.userId, role: 'moderator', isRecent: true } as const;
  const record = await createRecord(deps, { userId: rival.userId });
  await chooseRival(deps, moderator, rival.handle);
  expect(await changeRecordState(deps, actor, record, 'declined', 'a test')).toEqual({ ok: false, error: 'not-allowed' });
  await dropRival(deps, moderator, rival.handle);
  expect(await changeRecordState(deps, actor, record, 'declined', 'a test')).toMatchObject({ ok: true });
});
