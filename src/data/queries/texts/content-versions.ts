import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Version of a row's `content`. `since` is the time when the version took effect, or null for the first version. */
export type ContentVersion = { revisionId: string; content: unknown; since: Date | null };

/** Returns all versions of a row, oldest first. `where` selects the current row, which is the last version. */
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
