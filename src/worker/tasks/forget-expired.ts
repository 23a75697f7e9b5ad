import type { Task } from 'graphile-worker';
import { forgetExpired } from '#usecases/accounts/forget-expired.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes what has run out; a second run finds nothing. */
export const forgetExpiredTask =
  (deps: Deps): Task =>
  () =>
    forgetExpired(deps);
