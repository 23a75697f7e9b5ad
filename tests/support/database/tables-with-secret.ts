import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns the tables that contain a secret: its text, the bytes of its text, or the bytes that it encodes. */
export async function tablesWithSecret(db: Db, secret: string): Promise<string[]> {
  const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')];
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const patterns = forms.map((form) => `%${form}%`);
    const { rows } = await sql`select from ${sql.raw(name)} as line where line::text like any (${patterns}::text[]) limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
