import { deleteChosenRival } from '#data/queries/accounts/rivals.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** Removes a chosen rival. Idempotent. Works even for banned users, who can always remove their own data. */
export const dropRival = (deps: Deps, { userId }: Session, handle: string): Promise<void> => deleteChosenRival(deps.db, userId, handle);
