import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { withE2eDatabase } from './e2e-accounts.ts';
import { testDeps } from './test-deps.ts';

/** Asks a use-case of the browser tests' database: what a page must show. */
export function askUseCase<Value>(ask: (deps: Deps) => Promise<{ ok: true; value: Value } | { ok: false; error: string }>): Promise<Value> {
  return withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    const answer = await ask({ ...testDeps(), db, catalogue: async () => catalogue });
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  });
}
