import { getStage } from '#domain/api/catalogue.ts';
import { describeStage } from '#domain/api/describe-catalogue.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getStage, async ({ params }) => {
  const stage = describeStage(await deps().catalogue(), params.stageId);
  return stage ? { ok: true, value: stage } : refuse('not-found');
});
