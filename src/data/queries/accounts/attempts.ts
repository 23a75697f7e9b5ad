import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { localCommit } from '#data/local-commit.ts';
import { LIMITS, type LimitName } from '#domain/accounts/limits.ts';
import { GUESS_DELAYS_MS, GUESS_EXPIRES_MS } from '#domain/accounts/sign-in/guess-delay.ts';

const keyOf = (limit: LimitName | 'guess', subject: string): Buffer => createHash('sha256').update(`${limit}\n${subject}`).digest();

/**
 * Counts an attempt in one statement, so that concurrent attempts are all counted. Returns the waiting time when the
 * limit is exceeded.
 */
export async function takeAttempt(db: Db, name: LimitName, subject: string): Promise<{ waitSeconds: number } | undefined> {
  const { tries, windowMs } = LIMITS[name];
  const { rows } = await sql<{ tries: number; seconds: number }>`
    insert into attempts as old (key, tries, window_ends_at)
    select ${keyOf(name, subject)}::bytea, 1, app_now() + ${windowMs}::float8 * interval '1 millisecond' from ${localCommit(db)}
    on conflict (key) do update set
      tries = case when old.window_ends_at <= app_now() then 1 else old.tries + 1 end,
      window_ends_at = case when old.window_ends_at <= app_now() then excluded.window_ends_at else old.window_ends_at end
    returning tries, extract(epoch from window_ends_at - app_now())::float8 as seconds`.execute(db);
  const [counted] = rows;
  return counted && counted.tries > tries ? { waitSeconds: Math.max(1, Math.ceil(counted.seconds)) } : undefined;
}

/** Reduces the attempt count by one after an attempt that turned out not to be a guess. */
export async function giveBackAttempt(db: Db, name: LimitName | 'guess', subject: string): Promise<void> {
  await db.updateTable('attempts').set({ tries: sql<number>`greatest(tries - 1, 0)` }).where('key', '=', keyOf(name, subject)).execute();
}

/** Sets the attempt count back to zero, so that what it limits works again. */
export async function resetAttempts(db: Db, name: LimitName, subject: string): Promise<void> {
  await db.updateTable('attempts').set({ tries: 0 }).where('key', '=', keyOf(name, subject)).execute();
}

// The row expires when all its guesses are forgotten. The time of the last guess follows from that.
const MOST_GUESSES = GUESS_DELAYS_MS.length - 1;
const GUESSES_MS = MOST_GUESSES * GUESS_EXPIRES_MS;
const inMs = (ms: number | RawBuilder<unknown>) => sql`(${ms}::float8 * interval '1 millisecond')`;
const lastGuessAt = sql`(old.window_ends_at - ${inMs(GUESSES_MS)})`;
const guesses = sql`greatest(0, old.tries - floor(extract(epoch from app_now() - ${lastGuessAt}) * 1000 / ${GUESS_EXPIRES_MS}::float8))::int`;
const nextGuessAt = sql`(${lastGuessAt} + ${inMs(sql`(${GUESS_DELAYS_MS}::float8[])[${guesses} + 1]`)})`;

/**
 * Counts a guess at an account's password unless its delay is not over yet, in one statement, so that concurrent guesses
 * are all counted. Returns the waiting time of a guess that came too early; it does not lengthen the delay.
 */
export async function takeGuess(db: Db, account: string): Promise<{ waitSeconds: number } | undefined> {
  const key = keyOf('guess', account);
  const { rows } = await sql`
    insert into attempts as old (key, tries, window_ends_at)
    values (${key}, 1, app_now() + ${inMs(GUESSES_MS)})
    on conflict (key) do update set tries = least(${guesses} + 1, ${MOST_GUESSES}), window_ends_at = excluded.window_ends_at
    where ${nextGuessAt} <= app_now()
    returning tries`.execute(db);
  if (rows.length > 0) return undefined;
  const waiting = await sql<{ seconds: number }>`
    select extract(epoch from ${nextGuessAt} - app_now())::float8 as seconds from attempts as old where key = ${key}`.execute(db);
  return { waitSeconds: Math.max(1, Math.ceil(waiting.rows[0]?.seconds ?? 0)) };
}
