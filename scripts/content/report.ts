/** Number of checks that ran, and one line for each failed check. */
export type Report = { checks: number; readonly problems: string[]; ok(holds: boolean, problem: string): void };

export function createReport(): Report {
  return {
    checks: 0,
    problems: [],
    ok(holds, problem) {
      this.checks += 1;
      if (!holds) this.problems.push(problem);
    },
  };
}

/** Returns the integers from `first` to `last`, both inclusive. */
export const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns whether two values have the same JSON representation. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
