import { listActiveUsers, listUsersLike } from '#data/queries/accounts/search-users.ts';
import type { UserRow } from '#domain/search/rows.ts';
import { spellingsOf } from '#domain/search/user-query.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, tooMany } from '#usecases/refused.ts';

const MOST_ACTIVE = 2000; // number of players, specified in domain.md §9
const FOUND_AT_MOST = 20;

export type SearchRefusal = Refused<'too-many-tries'>;

/** Returns the players that are sent to the search dialog. */
export const getActiveUsers = (deps: Deps): Promise<UserRow[]> => listActiveUsers(deps.db, MOST_ACTIVE);

/** Finds players by handle or name in any script, and tolerates typos. */
export async function findUsers(deps: Deps, address: string, typed: string): Promise<Answer<readonly UserRow[], SearchRefusal>> {
  const wait = await countTry(deps, 'search-users', address);
  if (wait) return tooMany(wait);
  return { ok: true, value: await listUsersLike(deps.db, spellingsOf(typed), FOUND_AT_MOST) };
}
