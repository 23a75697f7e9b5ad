import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Welcome } from '#domain/welcome/steps.ts';

/** Returns what a player chose in the welcome, or undefined for a player who has not begun. */
export async function findWelcome(db: Db, userId: number): Promise<(Omit<Welcome, 'isDone'> & { doneAt: Date | null }) | undefined> {
  return db
    .selectFrom('welcomes')
    .select(['games', 'board_id as boardId', 'step', 'done_at as doneAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What a player has done besides the welcome. `hasPosted` includes records that do not count. */
export type FirstDeeds = { posts: number; hasPosted: boolean; hasProfile: boolean };

/** Returns what a player has posted and whether the player's page has a text, a link or a favourite game. */
export async function findFirstDeeds(db: Db, userId: number): Promise<FirstDeeds> {
  const result = await sql<FirstDeeds>`
    select count(*) filter (where is_countable(state))::int as posts, count(*) > 0 as "hasPosted",
      exists (
        select from profiles
        where user_id = ${userId}::int and (bio is not null or favourite is not null or cardinality(links) > 0)
      ) as "hasProfile"
    from records where user_id = ${userId}::int`.execute(db);
  return result.rows[0] ?? { posts: 0, hasPosted: false, hasProfile: false };
}

/** A change of the stored welcome. Missing parts stay as they are. */
export type WelcomeChange = {
  readonly games?: readonly number[] | undefined;
  readonly boardId?: number | null | undefined;
  readonly step?: number | undefined;
  readonly isDone?: boolean | undefined; // true stores the time, once
};

/** Stores what a player chose. Only the player's own requests write this row, so that writers do not wait for others. */
export async function saveWelcome(db: Db, userId: number, { games, boardId, step, isDone }: WelcomeChange): Promise<void> {
  const chosen = {
    ...(games !== undefined && { games: [...games] }),
    ...(boardId !== undefined && { board_id: boardId }),
    ...(step !== undefined && { step }),
  };
  const doneAt = isDone ? sql<Date>`app_now()` : null;
  await db
    .insertInto('welcomes')
    .values({ user_id: userId, ...chosen, done_at: doneAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...chosen, done_at: sql<Date | null>`coalesce(welcomes.done_at, excluded.done_at)` }),
    )
    .execute();
}
