import type { PlayerName } from '#data/queries/accounts/players.ts';
import { listChosenRivals } from '#data/queries/accounts/rivals.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns the rivals that the signed-in user has chosen, which nobody else can see. */
export const listOwnRivals = (deps: Deps, { userId }: Session): Promise<PlayerName[]> => listChosenRivals(deps.db, userId);
