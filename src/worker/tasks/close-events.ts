import type { Deps } from '#usecases/deps.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';

/** Closes events whose grace period is over. Idempotent. */
export const closeEventsTask = (deps: Deps) => () => closeDueEvents(deps);
