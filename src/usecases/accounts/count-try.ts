import { takeAttempt } from '#data/queries/attempts.ts';
import { type LimitName, networkOf } from '#domain/accounts/limits.ts';
import type { Deps } from '#usecases/deps.ts';

/** Counts one more try from an address; says how long to wait if it was one too many. */
export const countTry = (deps: Deps, limit: LimitName, address: string): Promise<{ waitSeconds: number } | undefined> =>
  takeAttempt(deps.db, limit, networkOf(address));
