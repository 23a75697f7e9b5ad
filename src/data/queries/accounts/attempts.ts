import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { LIMITS, type LimitName } from '#domain/accounts/limits.ts';

const keyOf = (limit: LimitName, subject: string): Buffer => createHash('sha256').update(`${limit}\n${subject}`).digest();

/**
 * Counts an attempt in one statement, so that concurrent attempts are all counted. Returns the waiting time when the
 * limit is exceeded.
 */
export async function takeAttempt(db: Db, name: LimitName, subject: string): Promise<{ waitSeconds: number } | undefined> {
  const { tries, windowMs } = LIMITS[name];
  const { rows } = await sql<{ tries: number; seconds: number }>`
    insert into attempts as old (key, tries, window_ends_at)
    values (${keyOf(name, subject)}, 1, app_now() + ${windowMs}::float8 * interval '1 millisecond')
    on conflict (key) do update set
      tries = case when old.window_ends_at <= app_now() then 1 else old.tries + 1 end,
      window_ends_at = case when old.window_ends_at <= app_now() then excluded.window_ends_at else old.window_ends_at end
    returning tries, extract(epoch from window_ends_at - app_now())::float8 as seconds`.execute(db);
  const [counted] = rows;
  return counted && counted.tries > tries ? { waitSeconds: Math.max(1, Math.ceil(counted.seconds)) } : undefined;
}

/** Reduces the attempt count by one after an attempt that turned out not to be a guess. */
export async function giveBackAttempt(db: Db, name: LimitName, subject: string): Promise<void> {
  await db.updateTable('attempts').set({ tries: sql<number>`greatest(tries - 1, 0)` }).where('key', '=', keyOf(name, subject)).execute();
}
