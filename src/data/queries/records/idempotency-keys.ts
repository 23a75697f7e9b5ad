import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest();

/**
 * Locks a player's idempotency key until the transaction ends. Returns false at once when another transaction has
 * locked the key.
 */
export async function holdKey(tx: Db, userId: number, key: string): Promise<boolean> {
  const result = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`key ${userId} ${key}`}, 0)) as held`.execute(tx);
  return result.rows[0]?.held ?? false;
}

export type StoredAnswer = { readonly answer: unknown; readonly contentHash: Buffer };

/** Returns the stored response for a player's idempotency key. */
export async function findStoredAnswer(db: Db, userId: number, key: string): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['answer', 'content_hash as contentHash'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns whether a stored response belongs to a request with this content. */
export const isAnswerTo = ({ contentHash }: StoredAnswer, content: unknown): boolean => contentHash.equals(hashOf(content));

/** Stores the response for an idempotency key with a hash of the request content. */
export async function storeAnswer(tx: Db, userId: number, key: string, content: unknown, answer: unknown): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, content_hash: hashOf(content), answer: JSON.stringify(answer) })
    .execute();
}
