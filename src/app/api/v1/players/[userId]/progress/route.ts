import { getPlayerProgress as endpoint } from '#domain/api/players.ts';
import { getPlayerProgress } from '#usecases/players/get-player-progress.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { personOf } from '#web/server/v1/shown-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params, query }) => {
  const progress = await getPlayerProgress(deps(), params.userId, query);
  if (!progress.ok) return refuse('not-found');
  const { player, points } = progress.value;
  return { ok: true, value: { ...personOf(player), data: points } };
});
