import { refuse } from '#usecases/refused.ts';
import { getOwnRun } from '#usecases/speedruns/get-own-run.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import type { OwnRunJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';

export const GET = sessionRead(async ({ userId }, { speedrunId = '' }, request) => {
  const own = await getOwnRun(deps(), userId, parseId(speedrunId), readQuery(request));
  return own.ok ? json<OwnRunJson>(own.value) : refuse('not-found');
});
