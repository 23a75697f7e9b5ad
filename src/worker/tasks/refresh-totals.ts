import type { Task } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '#usecases/deps.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';

const payload = z.object({ transactionId: z.string().regex(/^\d+$/) });

/** Derives everything from the records, so a second run changes nothing. */
export const refreshTotalsTask =
  (deps: Deps): Task =>
  (raw) =>
    refreshTotals(deps, payload.parse(raw).transactionId);
