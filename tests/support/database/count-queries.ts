import type { KyselyPlugin } from 'kysely';
import type { Deps } from '#usecases/deps.ts';

/** Returns the same dependencies with a query counter. Queries that open and close a snapshot are not counted. */
export function countingQueries(deps: Deps): { readonly counted: Deps; readonly queries: () => number } {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: { ...deps, db: deps.db.withPlugin(counter) }, queries: () => queries };
}

/** Returns how many queries a read sends to the database. */
export async function countQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  const { counted, queries } = countingQueries(deps);
  await read(counted);
  return queries();
}

/** Returns how many queries a read sends in a process with empty caches. The caches belong to the catalogue object. */
export async function countFirstQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  const catalogue = { ...(await deps.catalogue()) };
  return countQueries({ ...deps, catalogue: async () => catalogue }, read);
}
