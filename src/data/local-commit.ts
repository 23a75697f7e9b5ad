import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Returns a relation for the FROM clause of a write that visitors cause by reading, such as a rate-limit count. The commit
 * of that statement does not wait for a standby, so that reading goes on without one; the write may be lost in a
 * fail-over. In a larger transaction it changes nothing, because that transaction may hold more than this write.
 */
export const localCommit = (db: Db): RawBuilder<unknown> =>
  db.isTransaction ? sql`(select) as commit` : sql`set_config('synchronous_commit', 'local', true) as commit`;
