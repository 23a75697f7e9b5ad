import { isStandby } from '#data/queries/site/server.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns whether the database can be read and written. Throws when the database is unreachable. */
export async function checkReadiness({ db }: Pick<Deps, 'db'>): Promise<{ read: boolean; write: boolean }> {
  return { read: true, write: !(await isStandby(db)) };
}
