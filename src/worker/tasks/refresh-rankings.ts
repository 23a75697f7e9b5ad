import type { Task } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '#usecases/deps.ts';
import { refreshRankings } from '#usecases/rankings/refresh-rankings.ts';

const payload = z.object({ transactionId: z.string().regex(/^\d+$/).optional() }); // none when the clock asks

/** Derives everything from the records, so a second run changes nothing. */
export const refreshRankingsTask =
  (deps: Deps): Task =>
  (raw) =>
    refreshRankings(deps, payload.parse(raw).transactionId);
