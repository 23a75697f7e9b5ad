import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { runCommand } from './run-command.ts';

const { db, deps, url } = openTestDatabase();

const admin = (...words: string[]) => runCommand(deps, words);

/** Runs the admin command as a separate process. */
const adminProcess = (...words: string[]): Promise<{ output: string; code: number }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, ['scripts/admin.ts', ...words], { env }, (error, output) => {
      resolve({ output: output.trim(), code: error ? Number(error.code) : 0 });
    });
  });

test('the admin command changes and lists roles and bans', async () => {
  const handle = await openAccount(deps);
  expect(await admin('grant', handle, 'moderator')).toEqual({ output: `${handle} is moderator now`, code: 0 });
  expect(await admin('ban', handle, 'keywords', 'too', 'many', 'links')).toEqual({ output: `${handle} is banned: keywords`, code: 0 });
  expect((await admin('list')).output).toBe(`${handle}\tmoderator\tbanned:keywords`);
  expect(await db.selectFrom('bans').select(['reason', 'banned_by']).execute()).toEqual([{ reason: 'too many links', banned_by: null }]);
  expect((await admin('unban', handle)).code).toBe(0);
  expect((await admin('revoke', handle)).code).toBe(0);
  expect((await admin('list')).output).toBe('');
});

test('the reset-second-factor command removes the second factor of an account', async () => {
  const handle = await openAccount(deps);
  expect(await admin('reset-second-factor', handle)).toEqual({ output: 'refused: no-second-factor', code: 1 });
  await registerPasskey(deps, await sessionOf(deps, await signInAs(deps, handle)));
  expect(await admin('reset-second-factor', handle)).toEqual({
    output: `${handle} has no second factor now, and all sessions have ended`,
    code: 0,
  });
  await signInAs(deps, handle); // The password is enough again.
});

test.each([
  [],
  ['grant'],
  ['grant', 'moss', 'banned'],
  ['grant', 'moss', 'king'],
  ['ban', 'moss', 'site'],
  ['ban', 'moss', 'all', 'x'],
  ['dance', 'moss'],
])('the admin command prints its usage and exits with code 2 for the arguments %j %j %j', async (...words) => {
  const { output, code } = await admin(...words);
  expect(output).toContain('usage: npm run admin');
  expect(code).toBe(2);
});

test("the admin process prints the command's output and exits with the command's code", async () => {
  expect(await adminProcess('list')).toEqual(await admin('list'));
  expect(await adminProcess('grant', 'nobody-at-all', 'admin')).toEqual({ output: 'refused: unknown-user', code: 1 });
});

test('the verify-log command exits with code 1 when the audit log was tampered with', async () => {
  await openAccount(deps);
  expect(await admin('verify-log')).toEqual({ output: 'the audit log is intact', code: 0 });
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_log set verb = 'nothing' where audit_id = (select min(audit_id) from audit_log)`.execute(tx);
  });
  expect(await admin('verify-log')).toMatchObject({ output: expect.stringContaining('tampered'), code: 1 });
});
