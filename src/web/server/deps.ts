import 'server-only';
import type { Deps } from '#usecases/deps.ts';
import { createDeps, type Opened } from '#wiring/create-deps.ts';
import { env } from './env.ts';

// Stored on globalThis because the development server reloads modules after an edit, and all of them must share one
// connection pool.
const shared = globalThis as typeof globalThis & { stargrassDeps?: Opened };

function opened(): Opened {
  shared.stargrassDeps ??= createDeps(env());
  return shared.stargrassDeps;
}

/** Returns the use cases' dependencies, which are created once per process. */
export const deps = (): Deps => opened().deps;

/** Registers a callback that runs when there may be new live events. */
export const onLiveEvent: Opened['onLiveEvent'] = (listener) => opened().onLiveEvent(listener);

/** Runs a write with priority access to the connection pool. */
export const beforeBrowsing: Opened['beforeBrowsing'] = (work) => opened().beforeBrowsing(work);

/** Lets the current request read from a replica that has replayed this position. */
export const allowReplica: Opened['allowReplica'] = (position) => opened().allowReplica(position);

/** Returns the current load on the connection pool. */
export const pressure: Opened['pressure'] = () => opened().pressure();

/** Closes the database connections if any were opened. */
export const closeDeps = async (): Promise<void> => shared.stargrassDeps?.close();
