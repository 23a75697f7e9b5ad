import { type Db, openDatabase } from '#data/db.ts';
import { testDeps } from '#tests/support/database/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { readingSite, type TestSite } from './test-sites.ts';

/** Runs `work` on a site's database. */
export async function withSiteDatabase<T>({ databaseUrl }: TestSite, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, statementTimeoutMs: 60_000 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Returns the dependencies for running use cases on a site's database. */
export const siteDeps = (db: Db): Deps => {
  const catalogue = loadCatalogue(db);
  return { ...testDeps(), db, catalogue: () => catalogue };
};

/** Runs `work` with the dependencies for running use cases on a site's database. */
export const withSiteDeps = <T>(site: TestSite, work: (deps: Deps) => Promise<T>): Promise<T> =>
  withSiteDatabase(site, (db) => work(siteDeps(db)));

type UseCaseResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string };

/** Returns the value of a use case on a site's database, which the corresponding page must show. */
export const readUseCase = <Value>(ask: (deps: Deps) => Promise<UseCaseResult<Value>>, site: TestSite = readingSite()): Promise<Value> =>
  withSiteDeps(site, async (deps) => {
    const result = await ask(deps);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  });
