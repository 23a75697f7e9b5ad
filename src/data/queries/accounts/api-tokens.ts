import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { BanScope } from '#domain/accounts/bans.ts';
import type { TokenScope } from '#domain/tokens/token-rules.ts';
import { BAN_HOLDS } from './bans.ts';

/** A token as its owner sees it. */
export type ApiToken = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly start: string;
};

/** A usable token with its player, and the current time. */
export type TokenRow = {
  readonly tokenId: string;
  readonly userId: number;
  readonly handle: string;
  readonly name: string | null;
  readonly scopes: readonly TokenScope[];
  readonly bans: readonly BanScope[];
  readonly lastUsedAt: Date | null;
  readonly now: Date; // when the call began
};

/** Finds the unexpired token with this hash. Tokens of closed accounts are not found. */
export async function findApiToken(db: Db, secretHash: Buffer): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select token_id as "tokenId", users.id as "userId", handle, users.name, scopes, last_used_at as "lastUsedAt", clock.now,
      array(select distinct scope from bans where bans.user_id = users.id and ${BAN_HOLDS}) as bans
    from (select app_now() as now) as clock, api_tokens join users on users.id = api_tokens.user_id
    where secret_hash = ${secretHash} and (expires_at is null or expires_at > clock.now) and closed_at is null`.execute(db);
  return rows[0];
}

const COLUMNS = [
  'token_id as id',
  'name',
  'scopes',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'start',
] as const;

const isUsable = sql<boolean>`(expires_at is null or expires_at > app_now())`;

/** Returns a player's unexpired tokens, newest first. */
export async function listApiTokens(db: Db, userId: number): Promise<ApiToken[]> {
  return db
    .selectFrom('api_tokens')
    .select(COLUMNS)
    .$narrowType<{ scopes: TokenScope[] }>()
    .where('user_id', '=', userId)
    .where(isUsable)
    .orderBy('token_id', 'desc')
    .execute();
}

export type NewToken = {
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly secretHash: Buffer;
  readonly start: string;
  readonly days: number | null;
};

/** Stores a token that expires after `days`, or never, and returns it as its owner sees it. */
export async function insertApiToken(db: Db, { userId, name, scopes, secretHash, start, days }: NewToken): Promise<ApiToken> {
  return db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name,
      scopes: [...scopes],
      secret_hash: secretHash,
      start,
      expires_at: days === null ? null : sql<Date>`app_now() + ${days}::int * interval '1 day'`,
    })
    .returning(COLUMNS)
    .$narrowType<{ scopes: TokenScope[] }>()
    .executeTakeFirstOrThrow();
}

/** Stores when a token was last used. */
export async function saveTokenUse(db: Db, tokenId: string, usedAt: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: usedAt }).where('token_id', '=', tokenId).execute();
}

/** Deletes one of a player's tokens. Returns false when the player has no such token. */
export async function deleteApiToken(db: Db, userId: number, tokenId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all of a player's tokens and returns their ids. */
export async function deleteApiTokens(db: Db, userId: number): Promise<string[]> {
  const rows = await db.deleteFrom('api_tokens').where('user_id', '=', userId).returning('token_id').execute();
  return rows.map(({ token_id }) => token_id);
}
