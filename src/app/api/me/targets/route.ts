import { getTargets } from '#usecases/advice/get-targets.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import type { TargetsJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

const MOST_STAGES = 12;

export const GET = sessionRead(async ({ userId }, _params, request) => {
  const stages = new URL(request.url).searchParams.getAll('stage').slice(0, MOST_STAGES);
  return json<TargetsJson>(await getTargets(deps(), userId, stages.map(parseId)));
});
