import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateQueue } from 'graphile-worker';
import { Client } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Brings the database to the newest schema, one transaction a file; a file that was changed after it ran is refused. */
export async function migrate(url: string, report: (line: string) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Two starting processes may both try: the second waits, then finds nothing to do. Even `if not exists` fails when two try at once.
    await client.query("select pg_advisory_lock(hashtext('stargrass migrations'))");
    await client.query('create table if not exists schema_migrations (name text primary key, hash text not null)');
    const done = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]));
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(FOLDER, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (!hashes.has(name)) await apply(client, name, text, hash).then(() => report(`migrated ${name}`));
      else if (hashes.get(name) !== hash) throw new Error(`${name} was changed after it ran: write a new migration instead`);
    }
    await migrateQueue({ connectionString: url });
  } finally {
    await client.end();
  }
}

async function apply(client: Client, name: string, text: string, hash: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '2s'"); // rather fail than make every reader queue behind us
    await client.query(text);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${name} failed`, { cause: error });
  }
}
