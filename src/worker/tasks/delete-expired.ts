import type { Task } from 'graphile-worker';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes expired sessions, notifications and other rows. Idempotent. */
export const deleteExpiredTask =
  (deps: Deps): Task =>
  () =>
    deleteExpiredData(deps);
