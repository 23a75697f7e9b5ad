import { type RawBuilder, sql } from 'kysely';

/** SQL for whether a user has a second factor: a passkey, or an authenticator app whose first code was entered. */
export const hasSecondFactor = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = ${userId})
  or exists (select from authenticator_apps where authenticator_apps.user_id = ${userId} and confirmed_at is not null)
)`;
