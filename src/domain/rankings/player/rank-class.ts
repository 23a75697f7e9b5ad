/** Thresholds for classes 0 (D3) to 14 (S1) from seed.md §9, in points per counted board. Master has no threshold. */
export const CLASS_FACTORS = [0, 50, 100, 150, 200, 250, 300, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000] as const;

/** A class that depends on points alone: 0 (D3) to 14 (S1). */
export type RankClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** The class above S1, which requires first place in total 1 (see `masterOf`). */
export const MASTER_CLASS = 15;

const HIGHEST: RankClass = 14;

/** A rank class and the points from which it starts. */
export type ClassBorder = { readonly rankClass: RankClass; readonly points: number };

/** Returns the highest class whose border the points reach, or undefined without points. */
export function rankClassOf(points: number, boards: number): RankClass | undefined {
  if (points <= 0) return undefined;
  return CLASS_FACTORS.findLastIndex((factor) => points >= factor * boards) as RankClass;
}

/** Returns the borders of classes 1 to 14, lowest first. D3 has no border, because a single point is enough. */
export function classBorders(boards: number): ClassBorder[] {
  return CLASS_FACTORS.map((factor, index) => ({ rankClass: index as RankClass, points: factor * boards })).slice(1);
}

/** Returns the next class and its border: D3 (border 0) for a player without points, undefined for S1. */
export function nextClass(points: number, boards: number): ClassBorder | undefined {
  const held = rankClassOf(points, boards);
  if (held === undefined) return { rankClass: 0, points: 0 };
  return classBorders(boards).find((border) => border.rankClass > held);
}

/** A player's position between the border of their rank class and the next border. */
export type ClassSpan = {
  readonly rankClass: RankClass | undefined;
  readonly from: number; // border of the player's class
  readonly next: (ClassBorder & { readonly missing: number }) | undefined; // undefined for S1, the highest class by points
};

/** Returns a player's progress from one class border to the next. D3 has border 0 but requires at least one point. */
export function classSpan(points: number, boards: number): ClassSpan {
  const rankClass = rankClassOf(points, boards);
  const next = nextClass(points, boards);
  const border = next && Math.max(next.points, 1);
  return {
    rankClass,
    from: rankClass === undefined ? 0 : CLASS_FACTORS[rankClass] * boards,
    next: next && border !== undefined ? { rankClass: next.rankClass, points: border, missing: border - points } : undefined,
  };
}

/** Returns the Masters among the rows in the unfiltered total 1: all players who share first place with class 14. */
export function masterOf<Row extends { readonly rank: number; readonly points: number }>(rows: readonly Row[], boards: number): Row[] {
  return rows.filter((row) => row.rank === 1 && rankClassOf(row.points, boards) === HIGHEST);
}
