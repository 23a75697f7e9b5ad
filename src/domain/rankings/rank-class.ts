/** The first 15 of the seed's thresholds (seed.md §9), for classes 0 (D3) to 14 (S1); Master is not based on points alone. */
export const CLASS_FACTORS = [0, 50, 100, 150, 200, 250, 300, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000] as const;

/** Classes based on points: 0 (D3) to 14 (S1). */
export type RankClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** The class above S1; see `masterOf`. */
export const MASTER_CLASS = 15;

const HIGHEST: RankClass = 14;

/** A class and its minimum points. */
export type ClassBorder = { readonly rankClass: RankClass; readonly points: number };

/** Class 0 (D3) to 14 (S1): the highest border reached; undefined without points. */
export function rankClassOf(points: number, boards: number): RankClass | undefined {
  if (points <= 0) return undefined;
  return CLASS_FACTORS.findLastIndex((factor) => points >= factor * boards) as RankClass;
}

/** The 14 borders of classes 1 to 14, lowest first; D3 has none, because any points suffice. */
export function classBorders(boards: number): ClassBorder[] {
  return CLASS_FACTORS.map((factor, index) => ({ rankClass: index as RankClass, points: factor * boards })).slice(1);
}

/** The next class and its border; D3 (border 0) without points, undefined from S1 on. */
export function nextClass(points: number, boards: number): ClassBorder | undefined {
  const held = rankClassOf(points, boards);
  if (held === undefined) return { rankClass: 0, points: 0 };
  return classBorders(boards).find((border) => border.rankClass > held);
}

/** The position of points between the border of their class and the next. */
export type ClassSpan = {
  readonly rankClass: RankClass | undefined; // undefined without points
  readonly from: number; // border of that class
  readonly next: (ClassBorder & { readonly missing: number }) | undefined; // undefined from S1 on
};

/** The progress from one border to the next. D3 has border 0 but requires at least one point. */
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

/** The Masters among the rows of unfiltered total 1: all who share first place, if they are class 14. */
export function masterOf<Row extends { readonly rank: number; readonly points: number }>(rows: readonly Row[], boards: number): Row[] {
  return rows.filter((row) => row.rank === 1 && rankClassOf(row.points, boards) === HIGHEST);
}
