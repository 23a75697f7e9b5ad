import 'server-only';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getNewPlayer, type OfferedRival } from '#usecases/welcome/get-new-player.ts';
import { deps } from '#web/server/deps.ts';

export type { OfferedRival };

/** Returns what a player without records is shown. Returns undefined for players with records. */
export const readNewPlayer = (session: Session) => getNewPlayer(deps(), session);
