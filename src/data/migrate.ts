import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateQueue } from 'graphile-worker';
import postgres from 'postgres';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Brings the database to the newest schema, one transaction a file; a file that was changed after it ran is refused. */
export async function migrate(url: string, report: (line: string) => void = () => {}): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    // Two starting processes may both try: the second waits, then finds nothing to do. Even `if not exists` fails when two try at once.
    await sql`select pg_advisory_lock(hashtext('stargrass migrations'))`;
    await sql`create table if not exists schema_migrations (name text primary key, hash text not null)`;
    const done = new Map((await sql`select name, hash from schema_migrations`).map((row) => [row.name as string, row.hash as string]));
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(FOLDER, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (!done.has(name)) await apply(sql, name, text, hash).then(() => report(`migrated ${name}`));
      else if (done.get(name) !== hash) throw new Error(`${name} was changed after it ran: write a new migration instead`);
    }
    await migrateQueue({ connectionString: url });
  } finally {
    await sql.end();
  }
}

async function apply(sql: postgres.Sql, name: string, text: string, hash: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local lock_timeout = '2s'`; // rather fail than make every reader queue behind us
    await tx.unsafe(text).simple();
    await tx`insert into schema_migrations (name, hash) values (${name}, ${hash})`;
  });
}
