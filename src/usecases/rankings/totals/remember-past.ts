import { readPresent } from '#data/queries/rankings/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';

const MOST_REMEMBERED = 2_000;
const SETTLED_AFTER_MS = 5 * 60 * 1_000; // longest time that a post may be in flight

type Memory = { readonly values: Map<string, unknown>; readonly running: Map<string, Promise<unknown>> };

// There is one cache per catalogue, so that a new catalogue invalidates all values.
const memories = new WeakMap<Catalogue, Memory>();

/** The cached value for a past instant, and functions that cache a missing value. */
export type Recalled<Value> = {
  readonly known: Value | undefined;
  readonly store: (value: Value) => void;
  readonly compute: (compute: () => Promise<Value>) => Promise<Value>; // once for all concurrent callers
};

/**
 * Looks up the cached value for a past instant. Only corrections change the past, so the cache key contains the number
 * of corrections. Caches nothing for an instant that a post in flight may still precede.
 */
export async function recallPast<Value>(deps: Deps, before: Date, name: string): Promise<Recalled<Value>> {
  const { corrections, now } = await readPresent(deps.db);
  if (!isSettled(before, now)) return { known: undefined, store: () => {}, compute: (compute) => compute() };
  const catalogue = await deps.catalogue();
  const memory = memories.get(catalogue) ?? { values: new Map(), running: new Map() };
  memories.set(catalogue, memory);
  const { values, running } = memory;

  const key = `${name} before ${before.getTime()} after ${corrections} corrections`;
  const known = values.get(key) as Value | undefined;
  const store = (value: Value) => {
    values.delete(key); // moved to the end, so that the first entry is the least recently used
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= MOST_REMEMBERED) break;
      values.delete(oldest);
    }
  };
  if (known !== undefined) store(known);
  const compute = (start: () => Promise<Value>): Promise<Value> => {
    const shared = running.get(key) as Promise<Value> | undefined;
    if (shared) return shared;
    const started = computeAndStore(start, store).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
  return { known, store, compute };
}

async function computeAndStore<Value>(compute: () => Promise<Value>, store: (value: Value) => void): Promise<Value> {
  const value = await compute();
  store(value);
  return value;
}

/** Returns a value for a past instant, computed once per process, also for concurrent requests. A failure is not remembered. */
export async function rememberPast<Value>(deps: Deps, before: Date, name: string, compute: () => Promise<Value>): Promise<Value> {
  const recalled = await recallPast<Value>(deps, before, name);
  return recalled.known === undefined ? recalled.compute(compute) : recalled.known;
}

/** Returns whether an instant is so long ago that no new post can precede it. */
export const isSettled = (before: Date, now: Date): boolean => before.getTime() < now.getTime() - SETTLED_AFTER_MS;
