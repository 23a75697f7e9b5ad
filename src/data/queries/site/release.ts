import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns the names of the applied migrations. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const result = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return result.rows.map(({ name }) => name);
}

/** Returns the version of PostgreSQL, such as 17.6. */
export async function readServerVersion(db: Db): Promise<string> {
  const result = await sql<{ version: string }>`select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  return result.rows[0]?.version ?? '?';
}
