import type { Deps } from '#usecases/deps.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';

/** Closes events whose time has come. A second run finds them closed. */
export const closeEventsTask = (deps: Deps) => () => closeDueEvents(deps);
