import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';

/** Adds a policy if there is none of that name yet. */
export async function savePolicy(db: Db, name: string, content: unknown): Promise<void> {
  await db
    .insertInto('policies')
    .values({ name, content: asJson(content) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The revision that a policy is at; records keep it. */
export async function getPolicyRevision(db: Db, name: string): Promise<string> {
  const row = await db.selectFrom('policies').select('revision_id').where('name', '=', name).executeTakeFirstOrThrow();
  return row.revision_id;
}

/** A policy as it stands, and the revision that it is at. */
export async function getPolicy(db: Db, name: string): Promise<{ content: unknown; revisionId: string }> {
  return db.selectFrom('policies').select(['content', 'revision_id as revisionId']).where('name', '=', name).executeTakeFirstOrThrow();
}
