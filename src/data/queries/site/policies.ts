import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { SHOWS_IMAGE } from '#data/queries/records/held-records.ts';
import { type ContentVersion, listContentVersions } from '#data/queries/texts/content-versions.ts';

/** Adds a policy unless a policy with this name exists. */
export async function savePolicy(db: Db, name: string, content: unknown): Promise<void> {
  await db
    .insertInto('policies')
    .values({ name, content: asJson(content) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Returns the current revision of a policy, which each record stores. */
export async function getPolicyRevision(db: Db, name: string): Promise<string> {
  const row = await db.selectFrom('policies').select('revision_id').where('name', '=', name).executeTakeFirstOrThrow();
  return row.revision_id;
}

/** Returns the current content and revision of a policy. */
export async function getPolicy(db: Db, name: string): Promise<{ content: unknown; revisionId: string }> {
  return db.selectFrom('policies').select(['content', 'revision_id as revisionId']).where('name', '=', name).executeTakeFirstOrThrow();
}

/**
 * Replaces a policy that is still at this revision. Returns the new revision, or undefined after a concurrent change.
 */
export async function updatePolicy(db: Db, name: string, revisionId: string, content: unknown): Promise<string | undefined> {
  const row = await db
    .updateTable('policies')
    .set({ content: asJson(content) })
    .where('name', '=', name)
    .where('revision_id', '=', revisionId)
    .returning('revision_id')
    .executeTakeFirst();
  return row?.revision_id;
}

/** Returns all versions of a policy, oldest first. */
export const listPolicyVersions = (db: Db, name: string): Promise<ContentVersion[]> =>
  listContentVersions(db, { table: 'policies', key: name, where: sql`name = ${name}` });

/** Counts the current personal bests that lack the evidence this policy would require, and their boards. */
export async function countWithoutEvidence(
  db: Db,
  boardIds: readonly number[],
  { video, image }: { readonly video: number; readonly image: number },
): Promise<{ records: number; boards: number }> {
  const result = await sql<{ records: number; boards: number }>`
    select count(*)::int as records, count(distinct board_id)::int as boards from (
      select board_id, record_id, rank() over (partition by board_id order by rank_key) as place
      from personal_bests where console = 0 and board_id = any(${sql.val(boardIds)}::int[])
    ) as places
    join records using (board_id, record_id)
    where video_url is null and (
      place <= ${video}::bigint or (place <= ${image}::bigint and not ${SHOWS_IMAGE})
    )`.execute(db);
  return result.rows[0] ?? { records: 0, boards: 0 };
}
