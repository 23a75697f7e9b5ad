import { listPlayers } from '#domain/api/players.ts';
import { getUserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { playerRanking } from '#web/server/v1/total-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listPlayers, async ({ query: { limit, ...filter } }) => {
  const ranking = await getUserRanking(deps(), filter, limit);
  return ranking.ok ? { ok: true, value: playerRanking(ranking.value) } : refuse('not-found');
});
