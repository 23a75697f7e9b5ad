import { deleteChosenRival } from '#data/queries/rivals.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** Takes the choice of a rival back; it may be said twice, and also under a ban: what is one's own can always be dropped. */
export const dropRival = (deps: Deps, { userId }: Session, handle: string): Promise<void> => deleteChosenRival(deps.db, userId, handle);
