import { getMe } from '#domain/api/token-calls.ts';
import { getOwnSummary } from '#usecases/players/get-own-summary.ts';
import { deps } from '#web/server/deps.ts';
import { tokenCall } from '#web/server/v1/token-call.ts';

export const GET = tokenCall(getMe, async ({ holder }) => {
  const { rank, points, rankClass, next, planet } = await getOwnSummary(deps(), holder);
  const stages = Object.entries(planet.stages).map(([series, count]) => ({ series: Number(series), count }));
  const body = {
    userId: holder.handle,
    name: holder.name,
    rank,
    points,
    rankClass: rankClass?.id ?? null,
    nextClass: next && { rankClass: next.id, points: next.border },
    worldRecords: planet.worldRecords,
    stages,
  };
  return { ok: true, value: { body } };
});
