import type { Board } from '#domain/catalogue/board.ts';
import type { CountedAt } from './counted-at.ts';
import { pointsOf } from './points.ts';

/** A new best of a player, from the instant of its post. */
export type Step = { readonly userId: number; readonly boardId: number; readonly rankKey: number; readonly postedAt: Date };

export type PointsByPlayer = ReadonlyMap<number, number>;

/** A stop of a replay: an instant, and the boards that counted then. */
export type Stop = Pick<CountedAt, 'before' | 'midnight'> & { readonly boards: readonly Board[] };

/**
 * All players' points in a total of ordinary boards at several instants, oldest first, in one pass over the steps.
 * `steps` are in posting order and include all boards of the stops and the normal ones, from which M is derived. Cost:
 * each step once, and per stop one addition per standing; ranks are computed only for changed boards.
 */
export function* replayTotal(steps: readonly Step[], normal: readonly Board[], stops: readonly Stop[]): Generator<PointsByPlayer> {
  const views = new Map<number, View>();
  const tables = new Map<number, number[]>(); // points by players, then rank; valid for one M
  let tablesMax = -1;
  let next = 0;
  const playUntil = (before: Date | null) => {
    for (let step = steps[next]; step !== undefined && (before === null || step.postedAt < before); step = steps[next]) {
      const view = views.get(step.boardId) ?? newView();
      view.keys.set(step.userId, step.rankKey);
      view.ranks = undefined;
      views.set(step.boardId, view);
      next += 1;
    }
  };

  for (const { before, midnight, boards } of stops) {
    playUntil(midnight);
    const referenceMax = normal.reduce((most, { boardId }) => Math.max(most, views.get(boardId)?.keys.size ?? 0), 0);
    playUntil(before);
    if (referenceMax !== tablesMax) tables.clear();
    tablesMax = referenceMax;

    const sums = new Map<number, number>();
    for (const { boardId } of boards) {
      const view = views.get(boardId);
      if (!view) continue;
      const players = view.keys.size;
      const table = tables.get(players) ?? [];
      tables.set(players, table);
      view.ranks ??= ranksOf(view.keys);
      for (const [userId, rank] of view.ranks) {
        const points = table[rank] ?? pointsOf(rank, players, referenceMax);
        table[rank] = points;
        sums.set(userId, (sums.get(userId) ?? 0) + points);
      }
    }
    yield sums;
  }
}

type View = { readonly keys: Map<number, number>; ranks: readonly (readonly [number, number])[] | undefined };

const newView = (): View => ({ keys: new Map(), ranks: undefined });

/** Players with their rank: 1 + the number of strictly smaller keys. */
function ranksOf(keys: ReadonlyMap<number, number>): [number, number][] {
  let rank = 1;
  let above: number | undefined;
  return [...keys]
    .sort(([, a], [, b]) => a - b)
    .map(([userId, key], index) => {
      if (key !== above) rank = index + 1;
      above = key;
      return [userId, rank];
    });
}
