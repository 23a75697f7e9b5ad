import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations as migrateQueue } from 'graphile-worker';
import { Client, DatabaseError } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
const GRANTS = join(import.meta.dirname, 'grants.sql');

// Other sessions queue behind a waiting migration. 500 ms goes unnoticed and is shorter than deadlock_timeout (1 s), after which
// PostgreSQL might cancel one of those sessions. Between tries the others go first.
const LOCK_TIMEOUT_MS = 500;
const [PAUSE_MS, TRIES] = [1_000, 60];
const [LOCK_NOT_AVAILABLE, DEADLOCK] = ['55P03', '40P01'];

type Report = (line: string) => void;

/** Applies pending migrations, one transaction per file, while the site may serve. Throws for a file that was edited after it ran. */
export async function migrate(url: string, report: Report = () => {}, folder = FOLDER): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Several processes may start together: later ones wait, then have nothing to do. Even `if not exists` can fail when run concurrently.
    await client.query("select pg_advisory_lock(hashtext('stargrass migrations'))");
    await client.query('create table if not exists schema_migrations (name text primary key, hash text not null)');
    const done = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]));
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (!hashes.has(name)) await apply(client, { name, text, hash }, report);
      else if (hashes.get(name) !== hash) throw new Error(`${name} was changed after it ran: write a new migration instead`);
    }
    await migrateQueue({ connectionString: url });
    if (folder === FOLDER) await grantToRoles(client, report);
  } finally {
    await client.end();
  }
}

type Migration = { readonly name: string; readonly text: string; readonly hash: string };

async function apply(client: Client, migration: Migration, report: Report): Promise<void> {
  const { name, text, hash } = migration;
  await retry(name, report, () =>
    inShortLocks(client, async () => {
      await client.query(text);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    }),
  );
  report(`migrated ${name}`);
}

/** Applies the privileges of web and worker. Skipped without the roles, as in development; production has them (ops/database/roles.sql). */
async function grantToRoles(client: Client, report: Report): Promise<void> {
  const { rows } = await client.query("select from pg_roles where rolname in ('stargrass_web', 'stargrass_worker')");
  if (rows.length < 2) return;
  const text = await readFile(GRANTS, 'utf8');
  await retry('grants.sql', report, () => inShortLocks(client, () => client.query(text)));
}

async function retry(name: string, report: Report, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isInUse(error) || tries === TRIES) throw new Error(`${name} failed`, { cause: error });
      if (tries === 1) report(`${name} is waiting for a lock`);
      await wait(PAUSE_MS);
    }
  }
}

const isInUse = (error: unknown) => error instanceof DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);

async function inShortLocks(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
