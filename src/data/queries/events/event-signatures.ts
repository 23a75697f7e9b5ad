import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type ResultText = { readonly code: number; readonly number: number; readonly content: string; readonly sha256: string };

const VERSIONS = sql`(
  select event_code, 0 as number, content, sha256 from event_results
  union all
  select event_code, number, content, sha256 from event_amendments
) as versions`;

/** Returns results and amendments that this key has not signed, oldest first. */
export async function listUnsignedResults(db: Db, publicKey: string, limit: number): Promise<ResultText[]> {
  const result = await sql<ResultText>`
    select event_code as code, number, content, sha256 from ${VERSIONS} left join event_signatures using (event_code, number)
    where public_key is distinct from ${publicKey}
    order by event_code, number limit ${limit}`.execute(db);
  return result.rows;
}

/** Stores the signature of a result or amendment, in place of one by an earlier key. */
export async function saveSignature(
  db: Db,
  { code, number, publicKey, signature }: Pick<ResultText, 'code' | 'number'> & { readonly publicKey: string; readonly signature: string },
): Promise<void> {
  await db
    .insertInto('event_signatures')
    .values({ event_code: code, number, public_key: publicKey, signature })
    .onConflict((conflict) =>
      conflict.columns(['event_code', 'number']).doUpdateSet({ public_key: publicKey, signature, signed_at: sql<Date>`app_now()` }),
    )
    .execute();
}

/** Returns the newest version of an event's result, with its signature if it is signed yet. */
export async function findSignedResult(db: Db, code: number): Promise<(ResultText & { readonly signature: string | null }) | undefined> {
  const result = await sql<ResultText & { signature: string | null }>`
    select event_code as code, number, content, sha256, signature from ${VERSIONS} left join event_signatures using (event_code, number)
    where event_code = ${code}
    order by number desc limit 1`.execute(db);
  return result.rows[0];
}
