import type { History } from './history.ts';

/**
 * Removes actions from a history for as long as the shorter history still fails, larger parts first, until time is up.
 * If the failure is not deterministic, the result may be longer than necessary.
 */
export async function shrinkHistory(history: History, fails: (shorter: History) => Promise<boolean>, withinMs: number): Promise<History> {
  const deadline = Date.now() + withinMs;
  let smallest = history;
  for (let size = Math.ceil(history.actions.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let start = 0;
    while (start < smallest.actions.length && Date.now() < deadline) {
      const shorter = { ...smallest, actions: smallest.actions.toSpliced(start, size) };
      if (await fails(shorter)) smallest = shorter;
      else start += size;
    }
  }
  return smallest;
}
