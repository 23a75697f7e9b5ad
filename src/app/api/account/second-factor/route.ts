import { getSecondFactor } from '#usecases/second-factor/get-second-factor.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json(await getSecondFactor(deps(), session)));
