import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { asJson } from '#data/json.ts';
import { insertBan } from '#data/queries/accounts/bans.ts';
import { insertDump } from '#data/queries/dumps/dumps.ts';
import { sealBoards } from '#data/queries/events/sealed-boards.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { importFiles } from '#tests/support/scenarios/import-site.ts';
import { writeCsv } from '#tests/support/scenarios/old-community.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import type { Deps } from '#usecases/deps.ts';
import { claimOldName } from '#usecases/import/claim-old-name.ts';
import { makeClaimCode } from '#usecases/import/make-claim-codes.ts';
import { openTestDumps, textOf } from './dumps.fixture.ts';
import { getDumps, openDumpFile } from './get-dumps.ts';
import { writeDump } from './write-dump.ts';

const { db, deps: site, operator } = openTestDatabase();
const { folder, ...dumps } = openTestDumps();
const deps: Deps = { ...site, dumps };

const fileNames = (dumpId: string) => readdirSync(join(folder, dumpId)).sort();
const allText = (dumpId: string) =>
  fileNames(dumpId)
    .map((name) => textOf(folder, dumpId, name))
    .join('\n');
const written = async () => (await writeDump(deps)) ?? expect.fail('no dump');

test('minisign and sha256sum verify a dump, and its description lists every row', async () => {
  await createRecord(site, { userId: await createPlayer(site) });
  const dumpId = await written();
  const cwd = join(folder, dumpId);
  expect(execFileSync('minisign', ['-V', '-m', 'SHA256SUMS', '-P', dumps.signer?.publicKey ?? ''], { cwd, encoding: 'utf8' })).toContain(
    dumpId,
  );
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd });
  const description = JSON.parse(textOf(folder, dumpId, 'datapackage.json'));
  expect(description.licenses).toMatchObject([{ name: 'CC-BY-4.0' }]);
  for (const { path, rows, schema } of description.resources.filter(({ format }: { format: string }) => format === 'jsonl')) {
    const lines = textOf(folder, dumpId, path).split('\n').slice(0, -1);
    expect(lines.length, path).toBe(rows);
    const fields = schema.fields.map(({ name }: { name: string }) => name);
    if (lines[0] !== undefined) expect(Object.keys(JSON.parse(lines[0])), path).toEqual(fields);
  }
  const [latest] = await getDumps(deps);
  expect(latest?.files.map(({ name }) => name).sort()).toEqual(fileNames(dumpId));
  expect(latest?.files.find(({ name }) => name === 'records.csv.gz')?.rows).toBe(1);
});

test('a dump has neither secrets nor declined, withdrawn and hidden results', async () => {
  const handle = await openAccount(site, { email: 'planted-mail@example.org', name: 'Planted Name' });
  const { userId } = await sessionOf(site, await signInAs(site, handle));
  await insertBan(db, { userId, scope: 'keywords', reason: 'planted-reason', bannedBy: null, endsAt: null });
  await db.insertInto('moderation_notes').values({ user_id: userId, author_id: userId, text: 'planted-note' }).execute();
  const hook = await db
    .insertInto('webhooks')
    .values({ created_by: userId, kind: 'standard', shown_url: 'planted-url', language: 'en', events: ['news'], filter: asJson({}) })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('webhook_secrets')
    .values({ ...hook, url: 'https://planted-url.example', secret: 'planted-secret' })
    .execute();
  const board = stageBoard(await site.catalogue(), 202, 21)?.boardId ?? 0;
  const author = await createPlayer(site);
  const hidden = [
    await createRecord(site, { userId: author, score: 11_113, state: 'declined' }),
    await createRecord(site, { userId: author, score: 11_114, state: 'withdrawn' }),
    await createRecord(site, { userId: author, score: 11_115, stageId: 202 }),
  ];
  await sealBoards(db, 151101, [board]);
  const dumpId = await written();
  const text = allText(dumpId);
  expect(text).toContain(handle);
  expect(text).not.toMatch(/planted-|argon2/);
  for (const { recordId } of hidden) expect(text).not.toContain(`"recordId":"${recordId}"`);
  for (const secret of await secretsOf()) expect(text.includes(secret), `a dump contains ${secret}`).toBe(false);
});

/** Returns the stored secrets of all tables, as texts. New tables are covered by the names of their columns. */
async function secretsOf(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'bytea')
      and column_name ~ 'secret|password|token|hash|^address$|endpoint|^auth$|^p256dh$|^agent$' and table_name not like 'audit_%'`.execute(
    db,
  );
  expect(columns.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: string | Buffer }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null limit 100`.execute(db);
    for (const { value } of rows) found.push(...(typeof value === 'string' ? [value] : [value.toString('hex'), value.toString('base64')]));
  }
  return found.filter((value) => value.length >= 8);
}

/** Starts a run, waits until it stores its n-th file and kills it: that file is not stored, and the connections end. */
async function killAt(calls: number): Promise<void> {
  const [reached, dead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let left = calls;
  const put: typeof dumps.storage.put = (...args) => {
    left -= 1;
    if (left > 0) return dumps.storage.put(...args);
    reached.resolve();
    return dead.promise; // Nothing happens after the kill, not even a `finally`, until the test is over.
  };
  const run = writeDump({ ...deps, dumps: { ...dumps, storage: { ...dumps.storage, put } } }).catch(() => {});
  onTestFinished(async () => {
    dead.reject(new Error('killed'));
    await run;
  });
  await Promise.race([reached.promise, run]);
  await expect(writeDump(deps)).rejects.toThrow('another dump'); // The process still has the lock.
  await sql`select pg_terminate_backend(pid, 20000) from pg_locks where locktype = 'advisory' and database = (
    select oid from pg_database where datname = current_database())`.execute(db);
}

test('a run that is killed anywhere leaves the old dump complete, and the next run removes its files', async () => {
  const before = await written();
  const files = fileNames(before);
  for (const calls of [1, 4, files.length]) {
    await killAt(calls);
    expect((await getDumps(deps))[0]?.dumpId).toBe(before);
    expect(fileNames(before)).toEqual(files);
    expect(await unlistedFiles()).toBe(calls - 1);
  }
  const after = await written();
  expect((await getDumps(deps))[0]?.dumpId).toBe(after);
  expect(await unlistedFiles()).toBe(0);
  expect(existsSync(dumps.storage.workFolder)).toBe(false);
});

async function unlistedFiles(): Promise<number> {
  const listed = (await getDumps(deps)).map(({ dumpId }) => dumpId);
  let count = 0;
  for await (const key of dumps.storage.list()) if (!listed.includes(key.split('/')[0] ?? '')) count += 1;
  return count;
}

const isOpen = async (dumpId: string) => {
  const file = await openDumpFile(deps, { dumpId, name: 'SHA256SUMS', address: '10.0.0.1' }, () => false);
  if (file.ok) await file.value.body?.cancel();
  return file.ok;
};

test('only the seven newest dumps stay', async () => {
  await written();
  const first = (await getDumps(deps))[0] ?? expect.fail('no dump');
  await db.deleteFrom('dumps').execute();
  for (let day = 1; day <= 9; day += 1) {
    const dumpId = `2026-01-0${day}-aaaaaaaa`;
    await insertDump(db, { ...first, dumpId, takenAt: new Date(`2026-01-0${day}T00:00:00Z`) });
    mkdirSync(join(folder, dumpId));
    writeFileSync(join(folder, dumpId, 'SHA256SUMS'), '');
  }
  const newest = await written();
  const retained = ['09', '08', '07', '06', '05', '04'].map((day) => `2026-01-${day}-aaaaaaaa`);
  expect((await getDumps(deps)).map(({ dumpId }) => dumpId)).toEqual([newest, ...retained]);
  expect(readdirSync(folder).sort()).toEqual([...retained, newest].sort());
  expect(await isOpen(retained[0] ?? '')).toBe(true);
  expect(await isOpen('2026-01-01-aaaaaaaa')).toBe(false);
});

test('closing an account withdraws every dump that names it, also one that is being written, and queues the next', async () => {
  await db.deleteFrom('dumps').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  const handle = newHandle();
  await openAccount(site, { handle, name: 'Sedge Wren' });
  const session = await sessionOf(site, await signInAs(site, handle));
  const named = await written();
  expect(allText(named)).toContain('Sedge Wren');
  const older = { ...((await getDumps(deps))[0] ?? expect.fail('no dump')), dumpId: '2025-12-31-aaaaaaaa', takenAt: new Date(0) };
  await insertDump(db, older);

  const { promise: snapshotTaken, resolve: taken } = Promise.withResolvers<void>();
  const { promise: closed, resolve: goOn } = Promise.withResolvers<void>();
  const put: typeof dumps.storage.put = async (...args) => {
    taken();
    await closed;
    return dumps.storage.put(...args);
  };
  const running = writeDump({ ...deps, dumps: { ...dumps, storage: { ...dumps.storage, put } } });
  await snapshotTaken;
  expect(await closeAccount(deps, session, PASSWORD)).toMatchObject({ ok: true });
  expect(await isOpen(named)).toBe(false);
  goOn();
  expect(await running).toBeUndefined();
  expect((await getDumps(deps)).map(({ dumpId }) => dumpId)).toEqual([older.dumpId]);
  const { rows: jobs } = await sql`select from graphile_worker.jobs where task_identifier = 'write-dump'`.execute(db);
  expect(jobs).toHaveLength(1);
  const text = allText(await written());
  expect(existsSync(join(folder, named))).toBe(false);
  expect(text).not.toMatch(new RegExp(`Sedge Wren|${handle}`));
});

test('claiming an old name closes the account of the claimant, and withdraws every dump that names it', async () => {
  const handle = await openAccount(site, { name: 'Marsh Tit' });
  const session = await sessionOf(site, await signInAs(site, handle));
  const named = await written();
  const old = newHandle();
  await importFiles(operator, { users: writeCsv('users', [{ id: old, handle: old, name: 'Reed Tit' }]) });
  const made = await makeClaimCode(operator, old);
  expect(await claimOldName(deps, session, made.ok ? made.value.code : '', newClient())).toMatchObject({ ok: true });
  expect(await isOpen(named)).toBe(false);
});

test('without storage there are no dumps', async () => {
  expect(await writeDump(site)).toBeUndefined();
});
