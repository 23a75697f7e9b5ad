import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { type BorderLine, borderSums, bordersBetween, stageBorders } from '#domain/rankings/player/borders.ts';
import { type ClassBorder, classBorders } from '#domain/rankings/player/rank-class.ts';

/** A rank class border drawn as a line in a ranking. `above` is the index of the row below the line. */
export type ClassLine = ClassBorder & { readonly above: number };

type Sums = { readonly points: number; readonly score: number };
type Page = { readonly rows: readonly Sums[]; readonly rowBefore: Sums | undefined; readonly boards: readonly Board[] };

/** The only total with summed reference borders (domain.md §4). */
export const REFERENCE_TOTAL = 20;

/** Returns the class borders between the rows of total 1, which depend on the number of counted boards. */
export function classLines({ rows, rowBefore, boards }: Page): ClassLine[] {
  const byPoints = new Map(classBorders(boards.length).map((border) => [border.points, border]));
  const lines = bordersBetween(
    rows.map((row) => row.points),
    [...byPoints.keys()],
    rowBefore?.points,
  );
  return lines.flatMap(({ above, border }) => {
    const known = byPoints.get(border);
    return known ? [{ ...known, above }] : [];
  });
}

/** Returns the summed reference borders of total 20, lowest first, or none for other totals. */
export function referenceBorders(catalogue: Catalogue, total: Total, boards: readonly Board[]): number[] {
  if (total.id !== REFERENCE_TOTAL) return [];
  const stages = boards.map(({ refId, ruleId }) => ({ borders: [...stageBorders(catalogue.stages.get(refId) ?? NO_BORDERS, ruleId)] }));
  return borderSums(stages);
}

/** Returns the border lines on a total's page: reference borders in total 20, class borders in total 1. */
export function totalLines(
  catalogue: Catalogue,
  total: Total,
  page: Page,
): { borderLines: readonly BorderLine[]; classLines: readonly ClassLine[] } {
  const sums = page.rows.map((row) => row.score);
  return {
    borderLines: bordersBetween(sums, referenceBorders(catalogue, total, page.boards), page.rowBefore?.score),
    classLines: total.id === GRAND_TOTAL ? classLines(page) : [],
  };
}

const NO_BORDERS = { borders: null };
