import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { UserRow } from '#domain/search/rows.ts';
import { joinClass } from './held-records.ts';

// Open accounts only: a closed account has no handle or name of its own.
const players = (more: RawBuilder<unknown>) => sql<UserRow>`
  select handle as "userId", name, total_standings.rank, total_standings.rank_class as "rankClass",
    coalesce(total_standings.boards_played, 0) as boards
  from users ${joinClass('users.id')}
  where closed_at is null ${more}`;

/** The players of total 1 with the most boards. */
export const listActiveUsers = async (db: Db, limit: number): Promise<UserRow[]> =>
  (await players(sql`and boards_played > 0 order by boards_played desc, position limit ${limit}`).execute(db)).rows;

/** Players whose handle or name contains one of these spellings or is similar, most similar first. */
export async function listUsersLike(db: Db, spellings: readonly string[], limit: number): Promise<UserRow[]> {
  const patterns = spellings.map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const nearness = sql`(select max(word_similarity(spelling, sought)) from unnest(${sql.val(spellings)}::text[]) as spelling)`;
  const close = sql`(sought like any(${sql.val(patterns)}::text[]) or ${sql.join(
    spellings.map((spelling) => sql`${spelling} <% sought`),
    sql` or `,
  )})`;
  const order = sql`order by handle = any(${sql.val(spellings)}::text[]) desc, sought like any(${sql.val(patterns)}::text[]) desc, ${nearness} desc`;
  return (await players(sql`and ${close} ${order}, boards desc, handle limit ${limit}`).execute(db)).rows;
}
