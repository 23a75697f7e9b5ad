import type { KyselyPlugin } from 'kysely';
import type { Deps } from '#usecases/deps.ts';

/** How many statements a read sends to the database, those that open and close its snapshot aside. */
export async function countQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read({ ...deps, db: deps.db.withPlugin(counter) });
  return queries;
}

/** How many a read sends in a process that has remembered nothing: what is remembered hangs on the catalogue. */
export async function countFirstQueries(deps: Deps, read: (counted: Deps) => Promise<unknown>): Promise<number> {
  const catalogue = { ...(await deps.catalogue()) };
  return countQueries({ ...deps, catalogue: async () => catalogue }, read);
}
