import { getStageBoard } from '#domain/api/boards.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { boardAnswer } from '#web/server/v1/board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getStageBoard, async ({ params, query: { limit, superseded, ...filter } }) => {
  const ranking = await getStageRanking(deps(), params.stageId, filter, limit);
  return ranking.ok ? { ok: true, value: await boardAnswer(ranking.value, superseded) } : refuse('not-found');
});
