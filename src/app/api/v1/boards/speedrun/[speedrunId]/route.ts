import { getSpeedrunBoard } from '#domain/api/boards.ts';
import { refuse } from '#usecases/refused.ts';
import { getSpeedrunRanking } from '#usecases/speedruns/get-speedrun-ranking.ts';
import { deps } from '#web/server/deps.ts';
import { boardAnswer } from '#web/server/v1/board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getSpeedrunBoard, async ({ params, query: { limit, superseded, ...filter } }) => {
  const ranking = await getSpeedrunRanking(deps(), params.speedrunId, filter, limit);
  if (!ranking.ok) return refuse('not-found');
  const { data, ...answer } = await boardAnswer(ranking.value, superseded);
  const { splits } = ranking.value;
  return { ok: true, value: { ...answer, data: data.map((row) => ({ ...row, splits: splits.get(row.recordId) ?? [] })) } };
});
