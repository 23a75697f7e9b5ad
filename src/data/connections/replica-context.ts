import { AsyncLocalStorage } from 'node:async_hooks';

// Stored on globalThis, because Next bundles the code that receives requests separately from the pages.
const shared = globalThis as typeof globalThis & { stargrassReplica?: AsyncLocalStorage<string | undefined> };
shared.stargrassReplica ??= new AsyncLocalStorage();
const storage = shared.stargrassReplica;

/**
 * Lets the current request read from a replica that has replayed this position, or from none if it is undefined. Applies
 * to the rest of the current synchronous execution and to everything that it starts.
 */
export const allowReplica = (position: string | undefined): void => storage.enterWith(position);

/** Runs `work` on the primary, also within a request that may read from a replica. */
export const onPrimary = <Value>(work: () => Promise<Value>): Promise<Value> => storage.run(undefined, work);

/** Returns the position that a replica must have replayed for the current request, or undefined if it needs the primary. */
export const minimumPosition = (): string | undefined => storage.getStore();
