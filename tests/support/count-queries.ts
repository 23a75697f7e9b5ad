import type { KyselyPlugin } from 'kysely';
import type { Deps } from '#usecases/deps.ts';

/** The same dependencies with a query counter; queries that open and close a snapshot are not counted. */
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

/** How many queries a read sends to the database. */
export async function countQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  const { counted, queries } = countingQueries(deps);
  await read(counted);
  return queries();
}

/** Counts the queries of a read in a process with empty caches, which are attached to the catalogue. */
export async function countFirstQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  const catalogue = { ...(await deps.catalogue()) };
  return countQueries({ ...deps, catalogue: async () => catalogue }, read);
}
