import { inSnapshot } from '#data/snapshot.ts';
import type { Deps } from './deps.ts';

/** Runs several reads on one snapshot of the database, so that no post can come between two figures of one page. */
export function readSnapshot<Answer>(deps: Deps, read: (snapshot: Deps) => Promise<Answer>): Promise<Answer> {
  return inSnapshot(deps.db, (db) => read({ ...deps, db }));
}
