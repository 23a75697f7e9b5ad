import { getPlayer as endpoint } from '#domain/api/players.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { playerOf } from '#web/server/v1/player-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params, query }) => {
  const player = await getPlayer(deps(), params.userId, query, { hasHistory: false });
  return player.ok ? { ok: true, value: playerOf(player.value) } : refuse('not-found');
});
