import type { Stage } from '#domain/catalogue/rows.ts';

/** A border line in a ranking: the border's value and the index of the row below the line. */
export type BorderLine = { readonly above: number; readonly border: number };

// Reference borders apply only under the two rules of total 20, not to the same stages under other rules (domain.md
// §4).
const RULES_WITH_BORDERS: readonly number[] = [21, 22];

/**
 * Returns the borders that lie between adjacent rows, from top to bottom. `sums` must be in descending order.
 * `sumBefore` is the last sum of the previous page. It is needed to draw a border between two pages exactly once.
 */
export function bordersBetween(sums: readonly number[], borders: readonly number[], sumBefore?: number): BorderLine[] {
  const highestFirst = borders.toSorted((a, b) => b - a);
  return sums.flatMap((sum, above) => {
    const before = above === 0 ? sumBefore : sums[above - 1];
    if (before === undefined) return [];
    return highestFirst.filter((border) => before >= border && border > sum).map((border) => ({ above, border }));
  });
}

/** Returns the reference borders of a stage, lowest first. Rules other than 21 and 22 have none. */
export function stageBorders(stage: Pick<Stage, 'borders'>, ruleId: number): readonly number[] {
  return RULES_WITH_BORDERS.includes(ruleId) ? (stage.borders ?? []) : [];
}

/** Returns the reference borders of a total: the n-th is the sum of the n-th borders of all its stages. */
export function borderSums(stages: readonly Pick<Stage, 'borders'>[]): number[] {
  return stages.reduce<number[]>((sums, { borders }) => borders?.map((border, index) => border + (sums[index] ?? 0)) ?? sums, []);
}
