import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { ensureDatabase } from '#data/own-database.ts';

/** Creates a database as release 1.0 left it: its schema and a few rows. */
export async function restoreSite1_0(url: string): Promise<void> {
  await ensureDatabase(url);
  // The dump clears the search path of its session, so the rows are inserted in a separate session.
  for (const script of [
    gunzipSync(readFileSync(`${import.meta.dirname}/schema.sql.gz`)),
    readFileSync(`${import.meta.dirname}/rows.sql`),
  ]) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(script.toString());
    } finally {
      await client.end();
    }
  }
}
