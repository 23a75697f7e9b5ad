import { getOwnRace } from '#usecases/rankings/stage/get-own-race.ts';
import { refuse } from '#usecases/refused.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { OwnRaceJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';
import { readBoardView } from '#web/server/rankings/board-view.ts';

export const GET = sessionRead(async ({ userId }, params, request) => {
  const { stageId, query } = readBoardView(request, params);
  const race = await getOwnRace(deps(), userId, stageId, query);
  return race.ok ? json<OwnRaceJson>(race.value) : refuse('not-found');
});
