import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** SQL for whether a user has a second factor: a passkey, or an authenticator app whose first code was entered. */
export const hasSecondFactor = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = ${userId})
  or exists (select from authenticator_apps where authenticator_apps.user_id = ${userId} and confirmed_at is not null)
)`;

/** Returns which second factors a user has. An authenticator app counts once its first code was entered. */
export async function findFactorKinds(db: Db, userId: number): Promise<{ hasPasskey: boolean; hasApp: boolean }> {
  const { rows } = await sql<{ hasPasskey: boolean; hasApp: boolean }>`
    select exists (select from passkeys where user_id = ${userId}) as "hasPasskey",
      exists (select from authenticator_apps where user_id = ${userId} and confirmed_at is not null) as "hasApp"`.execute(db);
  return rows[0] ?? { hasPasskey: false, hasApp: false };
}

/** Returns how many second factors a user has: passkeys, and the authenticator app once its first code was entered. */
export async function countFactors(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ factors: number }>`
    select (select count(*) from passkeys where user_id = ${userId})::integer
      + (select count(*) from authenticator_apps where user_id = ${userId} and confirmed_at is not null)::integer as factors`.execute(db);
  return rows[0]?.factors ?? 0;
}

/** Deletes all of a user's second factors and recovery codes. */
export async function deleteSecondFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Deletes a user's sign-ins that wait for the second factor, and the challenges of passkeys that were not answered yet. */
export async function deleteUnfinishedSignIns(db: Db, userId: number): Promise<void> {
  for (const table of ['pending_sign_ins', 'passkey_challenges'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}
