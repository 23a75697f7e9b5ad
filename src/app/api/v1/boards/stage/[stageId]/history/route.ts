import { getStageHistory } from '#domain/api/boards.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { historyAnswer } from '#web/server/v1/board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getStageHistory, async ({ params, query }) => {
  const ranking = await getStageRanking(deps(), params.stageId, query, 1);
  return ranking.ok ? { ok: true, value: await historyAnswer(ranking.value) } : refuse('not-found');
});
