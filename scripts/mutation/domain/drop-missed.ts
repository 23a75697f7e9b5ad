import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/**
 * Removes mutants that no test caught from the results of an earlier run. Stryker would reuse them where a mutant takes
 * effect while a module loads, even if a new test catches it.
 */
export function dropMissed(file: string): void {
  if (!existsSync(file)) return;
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  for (const own of Object.values(report.files))
    own.mutants = own.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(file, JSON.stringify(report));
}
