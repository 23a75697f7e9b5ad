import type { Task } from 'graphile-worker';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import type { Deps } from '#usecases/deps.ts';

/** Counts from the records only. Idempotent. */
export const measureEffortsTask =
  (deps: Deps): Task =>
  () =>
    measureEfforts(deps);
