import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** A version of a row's `content`, in force since an instant; null: from the start. */
export type ContentVersion = { revisionId: string; content: unknown; since: Date | null };

/** All versions of a row, oldest first; the last is the current one, which `where` selects. */
export async function listContentVersions(
  db: Db,
  { table, key, where }: { readonly table: 'catalogue_entries' | 'policies'; readonly key: string; readonly where: RawBuilder<unknown> },
): Promise<ContentVersion[]> {
  const result = await sql<ContentVersion>`
    with versions as (
      select revision_id, content -> 'content' as content, replaced_at from revisions where table_name = ${table} and row_key = ${key}
      union all
      select revision_id, content, null from ${sql.table(table)} where ${where}
    )
    select revision_id as "revisionId", content, lag(replaced_at) over (order by revision_id) as since from versions order by revision_id`.execute(
    db,
  );
  return result.rows;
}
