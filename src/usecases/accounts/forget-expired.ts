import { deleteExpired } from '#data/queries/expired.ts';
import type { Deps } from '#usecases/deps.ts';

/** Forgets what has run out, network addresses among it. */
export const forgetExpired = (deps: Deps): Promise<void> => deleteExpired(deps.db);
