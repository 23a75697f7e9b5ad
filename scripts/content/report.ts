/** What a run of checks found: how many were made, and a line for each that failed. */
export type Report = { checks: number; readonly problems: string[]; ok(holds: boolean, problem: string): void };

/** An empty report. */
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

/** The whole numbers from first to last. */
export const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Whether two plain values are written the same way. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The sum of some numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
