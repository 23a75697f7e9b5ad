// Setup file of the test runs in test-runner.ts: activates the mutant named in the file ACTIVE_MUTANT, and without a
// mutant, records which mutants the test file executes.
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { ACTIVE_MUTANT, COVERED_MUTANTS } from './exchange-files.ts';

type Stryker = {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: Readonly<Record<string, number>> };
};
const scope = globalThis as { __stryker__?: Stryker };
const activeMutant = readFileSync(ACTIVE_MUTANT, 'utf8');
// A mutant that is executed this often is an endless loop: it throws.
scope.__stryker__ = activeMutant === '' ? {} : { activeMutant, hitCount: 0, hitLimit: 100_000 };

afterAll(() => {
  if (activeMutant === '') writeFileSync(COVERED_MUTANTS, JSON.stringify(Object.keys(scope.__stryker__?.mutantCoverage?.static ?? {})));
});
