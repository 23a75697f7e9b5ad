import type { Task } from 'graphile-worker';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import type { Deps } from '#usecases/deps.ts';

/** Recounts the efforts from the records of the last two years. Idempotent. */
export const measureEffortsTask =
  (deps: Deps): Task =>
  () =>
    measureEfforts(deps);
