import { readPresent } from '#data/queries/rankings/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';

const MOST_REMEMBERED = 2_000;
const SETTLED_AFTER_MS = 5 * 60 * 1_000; // longest time that a post may be in flight

// There is one cache per catalogue, so that a new catalogue invalidates all values.
const remembered = new WeakMap<Catalogue, Map<string, unknown>>();

/** The cached value for a past instant, and a function that caches a missing value. */
export type Recalled<Value> = { readonly known: Value | undefined; readonly store: (value: Value) => void };

/**
 * Looks up the cached value for a past instant. Only corrections change the past, so the cache key contains the number
 * of corrections. Caches nothing for an instant that a post in flight may still precede.
 */
export async function recallPast<Value>(deps: Deps, before: Date, name: string): Promise<Recalled<Value>> {
  const { corrections, now } = await readPresent(deps.db);
  if (!isSettled(before, now)) return { known: undefined, store: () => {} };
  const catalogue = await deps.catalogue();
  const values = remembered.get(catalogue) ?? new Map<string, unknown>();
  remembered.set(catalogue, values);

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
  return { known, store };
}

/** Returns a value for a past instant, computed once per process. */
export async function rememberPast<Value>(deps: Deps, before: Date, name: string, compute: () => Promise<Value>): Promise<Value> {
  const { known, store } = await recallPast<Value>(deps, before, name);
  if (known !== undefined) return known;
  const value = await compute();
  store(value);
  return value;
}

/** Returns whether an instant is so long ago that no new post can precede it. */
export const isSettled = (before: Date, now: Date): boolean => before.getTime() < now.getTime() - SETTLED_AFTER_MS;
