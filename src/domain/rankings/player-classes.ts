import { MASTER_CLASS, masterOf, rankClassOf } from './rank-class.ts';

/** Each player's class, Master among them, from the rows of unfiltered total 1; without points a player has none. */
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
