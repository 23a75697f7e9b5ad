import { getOwnSummary } from '#usecases/players/get-own-summary.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { SummaryJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json<SummaryJson>(await getOwnSummary(deps(), session)));
