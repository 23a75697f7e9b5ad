import type { Task } from 'graphile-worker';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes what has run out; a second run finds nothing. */
export const deleteExpiredTask =
  (deps: Deps): Task =>
  () =>
    deleteExpiredData(deps);
