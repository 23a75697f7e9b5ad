import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openAccount } from '#tests/support/accounts.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { runCommand } from './admin/run-command.ts';

const { db, deps, url } = openTestDatabase();

const admin = (...words: string[]) => runCommand(deps, words);

/** The same in a process of its own. */
const adminProcess = (...words: string[]): Promise<{ said: string; code: number }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, ['scripts/admin.ts', ...words], { env }, (error, said) => {
      resolve({ said: said.trim(), code: error ? Number(error.code) : 0 });
    });
  });

test('an operator grants, bans, lists, lifts and revokes', async () => {
  const handle = await openAccount(deps);
  expect(await admin('grant', handle, 'moderator')).toEqual({ said: `${handle} is moderator now`, code: 0 });
  expect(await admin('ban', handle, 'keywords', 'too', 'many', 'links')).toEqual({ said: `${handle} is banned: keywords`, code: 0 });
  expect((await admin('list')).said).toBe(`${handle}\tmoderator\tbanned:keywords`);
  expect(await db.selectFrom('bans').select(['reason', 'banned_by']).execute()).toEqual([{ reason: 'too many links', banned_by: null }]);
  expect((await admin('unban', handle)).code).toBe(0);
  expect((await admin('revoke', handle)).code).toBe(0);
  expect((await admin('list')).said).toBe('');
});

test.each([
  [],
  ['grant'],
  ['grant', 'moss', 'banned'],
  ['grant', 'moss', 'king'],
  ['ban', 'moss', 'site'],
  ['ban', 'moss', 'all', 'x'],
  ['dance', 'moss'],
])('what makes no sense is answered with the usage and code 2: %j %j %j', async (...words) => {
  const { said, code } = await admin(...words);
  expect(said).toContain('usage: npm run admin');
  expect(code).toBe(2);
});

test('the process prints the result and ends with its code', async () => {
  expect(await adminProcess('list')).toEqual(await admin('list'));
  expect(await adminProcess('grant', 'nobody-at-all', 'admin')).toEqual({ said: 'refused: unknown-user', code: 1 });
});

test('a log that was tampered with is told, with code 1', async () => {
  await openAccount(deps);
  expect(await admin('verify-log')).toEqual({ said: 'the audit log is whole', code: 0 });
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_log set verb = 'nothing' where audit_id = (select min(audit_id) from audit_log)`.execute(tx);
  });
  expect(await admin('verify-log')).toMatchObject({ said: expect.stringContaining('tampered'), code: 1 });
});
