import { findAccount } from '#data/queries/accounts/accounts.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns whether a user may sign in now. In read-only mode, only admins may. */
export const maySignIn = async (deps: Deps, userId: number): Promise<boolean> =>
  !(await deps.switches())['read-only'] || (await findAccount(deps.db, userId))?.role === 'admin';
