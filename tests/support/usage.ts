import { appendFileSync, mkdirSync } from 'node:fs';

/** Expensive operations in tests. `.ci/budget.json` limits their number. */
export const USES = ['pages opened', 'sites started', 'axe runs'] as const;

/**
 * Counts one expensive operation for the summary of `.ci/run` and `.ci/full` (scripts/ci/usage-counts.ts). Does nothing
 * in other runs. Each process writes its own file, so that lines are never interleaved.
 */
export function countUse(use: (typeof USES)[number]): void {
  const folder = process.env.TEST_USAGE_FOLDER;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${process.pid}.log`, `${use}\n`);
}
