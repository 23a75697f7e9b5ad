import 'server-only';
import type { Deps } from '#usecases/deps.ts';
import { createDeps, type Opened } from '#wiring/create-deps.ts';
import { env } from './env.ts';

// On globalThis because the development server loads modules again after an edit: one pool must serve them all.
const shared = globalThis as typeof globalThis & { stargrassDeps?: Opened };

function opened(): Opened {
  shared.stargrassDeps ??= createDeps(env());
  return shared.stargrassDeps;
}

/** What use-cases need, opened once a process. */
export const deps = (): Deps => opened().deps;

/** Calls back when open pages may have something to be told. */
export const onLiveEvent: Opened['onLiveEvent'] = (heard) => opened().onLiveEvent(heard);

/** Does what a visitor sends rather than reads: it is let to the database first. */
export const beforeBrowsing: Opened['beforeBrowsing'] = (work) => opened().beforeBrowsing(work);

/** How crowded it is before the database. */
export const pressure: Opened['pressure'] = () => opened().pressure();

/** Lets go of the database, if it was ever asked. */
export const closeDeps = async (): Promise<void> => shared.stargrassDeps?.close();
