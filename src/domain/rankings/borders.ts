import type { Stage } from '#domain/catalogue/rows.ts';

/** A border line in a ranking: its value and the index of the row below it. */
export type BorderLine = { readonly above: number; readonly border: number };

// Reference borders belong to the two rules of total 20, not to the same stages under other rules (domain.md §4).
const RULES_WITH_BORDERS: readonly number[] = [21, 22];

/**
 * All borders between two rows, in reading order: the row above reaches the border, the row below does not. `sums`
 * descend; `sumBefore` is the last sum of the previous page, so that a border between two pages is drawn once.
 */
export function bordersBetween(sums: readonly number[], borders: readonly number[], sumBefore?: number): BorderLine[] {
  const highestFirst = borders.toSorted((a, b) => b - a);
  return sums.flatMap((sum, above) => {
    const before = above === 0 ? sumBefore : sums[above - 1];
    if (before === undefined) return [];
    return highestFirst.filter((border) => before >= border && border > sum).map((border) => ({ above, border }));
  });
}

/** The reference borders of a stage's board, lowest first; empty under rules other than 21 and 22. */
export function stageBorders(stage: Pick<Stage, 'borders'>, ruleId: number): readonly number[] {
  return RULES_WITH_BORDERS.includes(ruleId) ? (stage.borders ?? []) : [];
}

/** The reference borders of a total: the sum of the first borders of its stages, of the second ones, and so on. */
export function borderSums(stages: readonly Pick<Stage, 'borders'>[]): number[] {
  return stages.reduce<number[]>((sums, { borders }) => borders?.map((border, index) => border + (sums[index] ?? 0)) ?? sums, []);
}
