import { readPresent } from '#data/queries/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';

const MOST_REMEMBERED = 2_000;
const SETTLED_AFTER_MS = 5 * 60 * 1_000; // the longest that a post may be under way

// One list a catalogue: with a new one all figures are computed anew.
const remembered = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * A figure of a past instant, computed once a process. The past changes by correction only, and corrections are counted, so a
 * figure is remembered under their number; an instant that a slow post may still reach is not remembered at all.
 */
export async function rememberPast<Figure>(deps: Deps, before: Date, name: string, compute: () => Promise<Figure>): Promise<Figure> {
  const { corrections, now } = await readPresent(deps.db);
  if (!isSettled(before, now)) return compute();
  const catalogue = await deps.catalogue();
  const figures = remembered.get(catalogue) ?? new Map<string, unknown>();
  remembered.set(catalogue, figures);

  const key = `${name} before ${before.getTime()} after ${corrections} corrections`;
  const figure = figures.has(key) ? (figures.get(key) as Figure) : await compute();
  figures.delete(key); // and to the end, so that the first of the list is the one longest unasked for
  figures.set(key, figure);
  for (const oldest of figures.keys()) {
    if (figures.size <= MOST_REMEMBERED) break;
    figures.delete(oldest);
  }
  return figure;
}

/** Whether nothing new is posted before an instant any more. */
export const isSettled = (before: Date, now: Date): boolean => before.getTime() < now.getTime() - SETTLED_AFTER_MS;
