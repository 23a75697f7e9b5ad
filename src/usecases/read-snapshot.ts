import { inSnapshot } from '#data/snapshot.ts';
import type { Deps } from './deps.ts';

/** Runs several reads on one database snapshot, so that all numbers on a page are consistent. */
export function readSnapshot<Answer>(deps: Deps, read: (snapshot: Deps) => Promise<Answer>): Promise<Answer> {
  return inSnapshot(deps.db, (db) => read({ ...deps, db }));
}
