import { getSpeedrunHistory } from '#domain/api/boards.ts';
import { refuse } from '#usecases/refused.ts';
import { getSpeedrunRanking } from '#usecases/speedruns/get-speedrun-ranking.ts';
import { deps } from '#web/server/deps.ts';
import { historyAnswer } from '#web/server/v1/board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getSpeedrunHistory, async ({ params, query }) => {
  const ranking = await getSpeedrunRanking(deps(), params.speedrunId, query, 1);
  return ranking.ok ? { ok: true, value: await historyAnswer(ranking.value) } : refuse('not-found');
});
