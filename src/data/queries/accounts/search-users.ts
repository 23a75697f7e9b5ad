import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { joinClass } from '#data/queries/records/held-records.ts';
import type { UserRow } from '#domain/search/rows.ts';

// Lists only open accounts, because a closed account has no handle or name of its own.
const players = (more: RawBuilder<unknown>) => sql<UserRow>`
  select handle as "userId", name, total_standings.rank, total_standings.rank_class as "rankClass",
    coalesce(total_standings.boards_played, 0) as boards
  from users ${joinClass('users.id')}
  where closed_at is null ${more}`;

/** Returns the players in total 1 who have records on the most boards. */
export const listActiveUsers = async (db: Db, limit: number): Promise<UserRow[]> =>
  (
    await players(
      sql`and boards_played > 0 order by boards_played desc, order_key, newest_at, total_standings.user_id limit ${limit}`,
    ).execute(db)
  ).rows;

/** Returns the players whose handle or name contains one of these spellings or is similar, most similar first. */
export async function listUsersLike(db: Db, spellings: readonly string[], limit: number): Promise<UserRow[]> {
  const patterns = spellings.map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const nearness = sql`(select max(word_similarity(spelling, search_text)) from unnest(${sql.val(spellings)}::text[]) as spelling)`;
  const close = sql`(search_text like any(${sql.val(patterns)}::text[]) or ${sql.join(
    spellings.map((spelling) => sql`${spelling} <% search_text`),
    sql` or `,
  )})`;
  const order = sql`order by handle = any(${sql.val(spellings)}::text[]) desc, search_text like any(${sql.val(patterns)}::text[]) desc, ${nearness} desc`;
  return (await players(sql`and ${close} ${order}, boards desc, handle limit ${limit}`).execute(db)).rows;
}
