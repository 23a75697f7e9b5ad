import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations as migrateQueue } from 'graphile-worker';
import { Client, DatabaseError } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
const BASELINE = 'baseline';
const FROM_1_0 = 'from-1.0';
const LAST_OF_1_0 = '0121_claim_names.sql';
const GRANTS = join(import.meta.dirname, 'grants.sql');

// Other sessions queue behind a migration that is waiting for a lock, and run between two attempts. 500 ms is barely
// noticeable and shorter than deadlock_timeout (1 s), after which PostgreSQL might cancel one of those sessions.
const LOCK_TIMEOUT_MS = 500;
const [PAUSE_MS, TRIES] = [1_000, 60];
const [LOCK_NOT_AVAILABLE, DEADLOCK] = ['55P03', '40P01'];

type Report = (line: string) => void;

/**
 * Applies pending migrations in one transaction per file, which is safe while the site is running. Throws when a file
 * was edited after it ran.
 */
export async function migrate(url: string, report: Report = () => {}, folder = FOLDER): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // When several processes start together, one migrates and the others wait for this lock. Even `if not exists` can
    // fail when it runs concurrently.
    await client.query("select pg_advisory_lock(hashtext('stargrass migrations'))");
    await client.query('create table if not exists schema_migrations (name text primary key, hash text not null)');
    if (folder === FOLDER) await applyBaseline(client, report);
    await applyPending(client, await readMigrations(folder), report);
    await migrateQueue({ connectionString: url });
    if (folder === FOLDER) await grantToRoles(client, report);
  } finally {
    await client.end();
  }
}

type Migration = { readonly name: string; readonly text: string; readonly hash: string };

/** Reads the SQL files in a folder, ordered by name, and adds a prefix such as 'baseline/' to each name. */
async function readMigrations(folder: string, prefix = ''): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { name: prefix + file, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Creates the schema of an empty database, or upgrades a release 1.0 database to it. Throws for older databases. */
async function applyBaseline(client: Client, report: Report): Promise<void> {
  const baseline = await readMigrations(join(FOLDER, BASELINE), `${BASELINE}/`);
  const applied = await readApplied(client);
  if (applied.size === 0 || baseline.some(({ name }) => applied.has(name))) return applyPending(client, baseline, report);
  if (!applied.has(LAST_OF_1_0)) {
    throw new Error('This database is older than 1.0. Install release 1.0, run its `npm run db:migrate`, then upgrade to this release.');
  }
  await applyPending(client, await readMigrations(join(FOLDER, FROM_1_0)), report);
  await inShortLocks(client, async () => {
    await client.query('delete from schema_migrations'); // removes the 1.0 migrations, which the baseline replaces
    for (const { name, hash } of baseline) await client.query(ADD_APPLIED, [name, hash]);
  });
}

async function applyPending(client: Client, migrations: readonly Migration[], report: Report): Promise<void> {
  const applied = await readApplied(client);
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash === undefined) await apply(client, migration, report);
    else if (hash !== migration.hash) throw new Error(`${migration.name} was changed after it ran: write a new migration instead`);
  }
}

const ADD_APPLIED = 'insert into schema_migrations (name, hash) values ($1, $2)';

async function apply(client: Client, migration: Migration, report: Report): Promise<void> {
  const { name, text, hash } = migration;
  await retry(name, report, () =>
    inShortLocks(client, async () => {
      await client.query(text);
      await client.query(ADD_APPLIED, [name, hash]);
    }),
  );
  report(`migrated ${name}`);
}

/**
 * Grants the web and worker roles their privileges. Does nothing when these roles do not exist, as in development.
 * Production creates them with ops/database/roles.sql.
 */
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
