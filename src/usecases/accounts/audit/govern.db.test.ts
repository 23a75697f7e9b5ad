import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Role } from '#domain/accounts/actor.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { notificationsOf } from '#tests/support/scenarios/notifications-site.ts';
import { getAccount } from '#usecases/accounts/settings/get-account.ts';
import { ban, changeRole, lift, listBansThatHold, listGoverned, listStaff, unban } from './govern.ts';
import { verifyLog } from './verify-log.ts';

const { db, deps } = openTestDatabase();
afterEach(() => setClock(db, new Date()));

const THIRD_LAST = sql`select audit_id from audit_log order by audit_id desc limit 1 offset 2`;

async function person(role: Exclude<Role, 'banned'>) {
  const handle = await openAccount(deps);
  await changeRole(deps, 'operator', handle, role);
  const account = await findAccountByHandle(db, handle);
  return { handle, actor: { kind: 'signed-in', userId: account?.userId ?? 0, role, isRecent: true } as const };
}

const logOf = (userId: number) =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'verb', 'detail'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', String(userId))
    .where('verb', '<>', 'register')
    .orderBy('audit_id')
    .execute();

test('logs every role change and ban with its actor', async () => {
  const [admin, player] = [await person('admin'), await person('player')];
  expect(await changeRole(deps, admin.actor, player.handle, 'editor')).toEqual({ ok: true, value: player.handle });
  expect(await ban(deps, admin.actor, player.handle, { scope: 'records', reason: 'edited pictures' })).toMatchObject({ ok: true });
  expect(await unban(deps, 'operator', player.handle)).toMatchObject({ ok: true });
  expect(await logOf(player.actor.userId)).toMatchObject([
    { actor_id: null, verb: 'change-role', detail: { from: 'player', to: 'player' } },
    { actor_id: admin.actor.userId, verb: 'change-role', detail: { from: 'player', to: 'editor' } },
    { actor_id: admin.actor.userId, verb: 'ban', detail: { scope: 'records', reasonHash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { actor_id: null, verb: 'unban' },
  ]);
});

test('T25d: bans and role changes require a sufficient role and cannot target oneself', async () => {
  const [admin, other, moderator, player] = [
    await person('admin'),
    await person('admin'),
    await person('moderator'),
    await person('player'),
  ];
  const reason = { scope: 'site', reason: 'a test' } as const;
  const refused = { ok: false, error: 'not-allowed' };
  expect(await changeRole(deps, moderator.actor, player.handle, 'editor')).toEqual(refused);
  expect(await changeRole(deps, admin.actor, admin.handle, 'player')).toEqual(refused);
  expect(await ban(deps, moderator.actor, admin.handle, reason)).toEqual(refused);
  expect(await ban(deps, moderator.actor, moderator.handle, reason)).toEqual(refused);
  expect(await ban(deps, admin.actor, other.handle, reason)).toEqual(refused);
  expect(await ban(deps, player.actor, moderator.handle, reason)).toEqual(refused);
  expect(await ban(deps, { kind: 'visitor' }, player.handle, reason)).toEqual(refused);
  expect(await changeRole(deps, admin.actor, 'nobody-at-all', 'editor')).toEqual({ ok: false, error: 'unknown-user' });
  expect(await ban(deps, moderator.actor, player.handle, reason)).toMatchObject({ ok: true });
});

test('lists accounts that have a staff role or a ban', async () => {
  const [editor, banned] = [await person('editor'), await person('player')];
  await ban(deps, 'operator', banned.handle, { scope: 'keywords', reason: 'spam' });
  expect(await listGoverned(deps)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ handle: editor.handle, role: 'editor', bans: [] }),
      expect.objectContaining({ handle: banned.handle, role: 'player', bans: ['keywords'] }),
    ]),
  );
});

test('does not grant a role when the audit insert fails', async () => {
  const { handle, actor } = await person('player');
  await sql`alter table audit_log add constraint no_more check (verb <> 'change-role') not valid`.execute(db);
  await expect(changeRole(deps, 'operator', handle, 'admin')).rejects.toThrow('no_more');
  await sql`alter table audit_log drop constraint no_more`.execute(db);
  expect(await db.selectFrom('users').select('role').where('id', '=', actor.userId).executeTakeFirst()).toEqual({ role: 'player' });
});

test('writes no audit row when the role change is rolled back', async () => {
  const { handle, actor } = await person('player');
  const before = await logOf(actor.userId);
  await sql`create function fail_late() returns trigger language plpgsql as 'begin raise exception ''too late''; end'`.execute(db);
  await sql`create constraint trigger fail_late after update on users deferrable initially deferred for each row execute function fail_late()`.execute(
    db,
  );
  await expect(changeRole(deps, 'operator', handle, 'admin')).rejects.toThrow('too late');
  await sql`drop function fail_late cascade`.execute(db);
  expect(await logOf(actor.userId)).toEqual(before);
});

test('T25b: the audit log rejects updates, deletes and truncation', async () => {
  await person('editor');
  await expect(sql`update audit_log set verb = 'nothing'`.execute(db)).rejects.toThrow('cannot be changed');
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('cannot be changed');
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('cannot be changed');
});

test('the audit chain stays intact under concurrent inserts', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => openAccount(deps)));
  await Promise.all(people.map((handle) => changeRole(deps, 'operator', handle, 'editor')));
  expect(await verifyLog(deps)).toBeUndefined();
});

test.each([
  ['altered', sql`update audit_log set detail = '{"to":"admin"}' where audit_id = (${THIRD_LAST})`],
  ['removed', sql`delete from audit_log where audit_id = (${THIRD_LAST})`],
  ['moved', sql`update audit_log set at = at + interval '1 hour' where audit_id = (${THIRD_LAST})`],
])('T25c: verifyLog finds an audit row that a database owner has %s', async (_, tamper) => {
  for (let index = 0; index < 4; index += 1) await openAccount(deps);
  expect(await verifyLog(deps)).toBeUndefined();
  const { rows } = await sql<{ id: string }>`select audit_id as id from audit_log order by audit_id desc limit 3`.execute(db);
  const victim = rows[2]?.id;
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tamper.execute(tx);
      expect(await verifyLog({ ...deps, db: tx })).toBe(victim);
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
});

test('a moderator can list and lift bans in force, and the player is notified of each change', async () => {
  const [admin, moderator, player] = [await person('admin'), await person('moderator'), await person('player')];
  const { handle, actor } = player;
  const now = await readClock(db);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  expect(await ban(deps, moderator.actor, handle, { scope: 'records', reason: 'x', endsAt: now })).toEqual({
    ok: false,
    error: 'ends-before-now',
  });
  await ban(deps, moderator.actor, handle, { scope: 'records', reason: 'edited pictures', endsAt: tomorrow });
  await ban(deps, admin.actor, handle, { scope: 'keywords', reason: 'links' });
  const listed = await listBansThatHold(deps, moderator.actor);
  const own = listed.ok ? listed.value.filter((row) => row.handle === handle) : [];
  expect(own).toMatchObject([
    { scope: 'keywords', reason: 'links', endsAt: null, byHandle: admin.handle },
    { scope: 'records', reason: 'edited pictures', endsAt: tomorrow, byHandle: moderator.handle },
  ]);
  expect(await listBansThatHold(deps, actor)).toEqual({ ok: false, error: 'not-allowed' });

  const [keywords, records] = own.map(({ banId }) => banId);
  expect(await lift(deps, actor, keywords ?? '')).toEqual({ ok: false, error: 'not-allowed' });
  expect(await lift(deps, moderator.actor, 'nothing')).toEqual({ ok: false, error: 'unknown-ban' });
  expect(await lift(deps, moderator.actor, keywords ?? '')).toEqual({ ok: true, value: handle });
  expect(await lift(deps, moderator.actor, keywords ?? '')).toEqual({ ok: false, error: 'unknown-ban' });
  await setClock(db, tomorrow);
  // A ban that has expired cannot be lifted.
  expect(await lift(deps, moderator.actor, records ?? '')).toEqual({ ok: false, error: 'unknown-ban' });
  expect((await notificationsOf(deps, await sessionOf(deps, await signInAs(deps, handle)))).notifications.map(({ kind }) => kind)).toEqual([
    'unbanned',
    'banned-keywords',
    'banned-records',
  ]);
});

test('a role change notifies the player, and only admins can list staff', async () => {
  const [admin, player] = [await person('admin'), await person('player')];
  await changeRole(deps, admin.actor, player.handle, 'editor');
  const reader = await sessionOf(deps, await signInAs(deps, player.handle));
  expect((await notificationsOf(deps, reader)).notifications).toMatchObject([{ kind: 'role', route: '/auth/settings', isRead: false }]);
  const staff = await listStaff(deps, admin.actor);
  expect(staff.ok && staff.value.map(({ handle }) => handle)).toEqual(expect.arrayContaining([admin.handle, player.handle]));
  expect(await listStaff(deps, { ...player.actor, role: 'moderator' })).toEqual({ ok: false, error: 'not-allowed' });
});

test('shows a player their own bans in force with scope, reason and end', async () => {
  const [handle, other] = [await openAccount(deps), await openAccount(deps)];
  const bansOf = async (account: string) => (await getAccount(deps, await sessionOf(deps, await signInAs(deps, account)))).bans;
  expect(await bansOf(handle)).toEqual([]);
  const now = await readClock(db);
  const endsAt = new Date(now.getTime() + 86_400_000);
  await ban(deps, 'operator', handle, { scope: 'records', reason: 'edited pictures', endsAt });
  await ban(deps, 'operator', handle, { scope: 'keywords', reason: 'unkind words' });
  const forGood = { scope: 'keywords', reason: 'unkind words', endsAt: null };
  expect(await bansOf(handle)).toEqual([{ scope: 'records', reason: 'edited pictures', endsAt }, forGood]);
  expect(await bansOf(other)).toEqual([]);
  await setClock(db, new Date(endsAt.getTime() + 1));
  expect(await bansOf(handle)).toEqual([forGood]);
  await unban(deps, 'operator', handle);
  expect(await bansOf(handle)).toEqual([]);
});
