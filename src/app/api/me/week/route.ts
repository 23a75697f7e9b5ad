import { getOwnWeek } from '#usecases/stories/get-own-week.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { WeekJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => {
  const { duel, ...week } = await getOwnWeek(deps(), session);
  return json<WeekJson>({ ...week, duel: duel && { ...duel, endsAt: duel.endsAt.toISOString() } });
});
