import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { type LimitName, networkOf } from '#domain/accounts/limits.ts';
import type { Deps } from '#usecases/deps.ts';

/** Counts an attempt from a network address. Returns the seconds to wait when the limit is exceeded. */
export const countTry = (deps: Deps, limit: LimitName, address: string): Promise<{ waitSeconds: number } | undefined> =>
  takeAttempt(deps.db, limit, networkOf(address));
