import { MASTER_CLASS, masterOf, rankClassOf } from './rank-class.ts';

/** Computes each player's rank class from the unfiltered rows of total 1. Players without points have no class. */
export function playerClasses(
  rows: readonly { readonly userId: number; readonly rank: number; readonly points: number }[],
  boards: number,
): Map<number, number> {
  const classes = new Map<number, number>();
  for (const { userId, points } of rows) {
    const reached = rankClassOf(points, boards);
    if (reached !== undefined) classes.set(userId, reached);
  }
  for (const { userId } of masterOf(rows, boards)) classes.set(userId, MASTER_CLASS);
  return classes;
}
