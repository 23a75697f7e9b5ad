import { readPresent } from '#data/queries/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';

const MOST_REMEMBERED = 2_000;
const SETTLED_AFTER_MS = 5 * 60 * 1_000; // the longest that a post may be under way

// One list a catalogue: with a new one all figures are computed anew.
const remembered = new WeakMap<Catalogue, Map<string, unknown>>();

/** What this process knows of a past instant; `note` writes down what it did not know. */
export type Recalled<Value> = { readonly known: Value | undefined; readonly note: (value: Value) => void };

/**
 * A figure of a past instant, if it was computed before. The past changes by correction only, and corrections are counted, so a
 * figure is remembered under their number; an instant that a slow post may still reach is not remembered at all.
 */
export async function recallPast<Value>(deps: Deps, before: Date, name: string): Promise<Recalled<Value>> {
  const { corrections, now } = await readPresent(deps.db);
  if (!isSettled(before, now)) return { known: undefined, note: () => {} };
  const catalogue = await deps.catalogue();
  const values = remembered.get(catalogue) ?? new Map<string, unknown>();
  remembered.set(catalogue, values);

  const key = `${name} before ${before.getTime()} after ${corrections} corrections`;
  const known = values.get(key) as Value | undefined;
  const note = (value: Value) => {
    values.delete(key); // and to the end, so that the first of the list is the one longest unasked for
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= MOST_REMEMBERED) break;
      values.delete(oldest);
    }
  };
  if (known !== undefined) note(known);
  return { known, note };
}

/** A figure of a past instant, computed once a process. */
export async function rememberPast<Value>(deps: Deps, before: Date, name: string, compute: () => Promise<Value>): Promise<Value> {
  const { known, note } = await recallPast<Value>(deps, before, name);
  if (known !== undefined) return known;
  const value = await compute();
  note(value);
  return value;
}

/** Whether nothing new is posted before an instant any more. */
export const isSettled = (before: Date, now: Date): boolean => before.getTime() < now.getTime() - SETTLED_AFTER_MS;
