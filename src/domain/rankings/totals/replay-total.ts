import type { Board } from '#domain/catalogue/boards/board.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import type { CountedAt } from './counted-at.ts';

/** A post by which a player improved their best on a board. */
export type Step = { readonly userId: number; readonly boardId: number; readonly rankKey: number; readonly postedAt: Date };

export type PointsByPlayer = ReadonlyMap<number, number>;

/** An instant at which the replay returns points, with the boards that counted then. */
export type Stop = Pick<CountedAt, 'before' | 'midnight'> & { readonly boards: readonly Board[] };

/**
 * Yields all players' points in a total of stage boards at several instants, oldest first. `steps` must be in posting
 * order and cover the boards of all stops and the normal boards, from which M is computed. Each step is read once, and
 * ranks are recomputed only for boards that have changed since the previous stop.
 */
export function* replayTotal(steps: readonly Step[], normal: readonly Board[], stops: readonly Stop[]): Generator<PointsByPlayer> {
  const views = new Map<number, View>();
  const tables = new Map<number, number[]>(); // points by number of players, then by rank; valid for a single M
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

/** Returns each player's id and rank, which is one more than the number of strictly smaller keys. */
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
