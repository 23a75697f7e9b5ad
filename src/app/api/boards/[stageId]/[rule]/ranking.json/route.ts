import { exportRanking } from '#usecases/rankings/stage/export-ranking.ts';
import { json, openCall, respond } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { deps } from '#web/server/deps.ts';
import { readBoardView } from '#web/server/rankings/board-view.ts';
import { rankingJson } from '#web/server/rankings/ranking-file.ts';

export const GET = openCall(async ({ request, client, params }) => {
  const { stageId, query } = readBoardView(request, params);
  return respond(exportRanking(deps(), client.address, stageId, query), async (ranking) =>
    json(rankingJson(await deps().catalogue(), ranking), 200, ASK_EACH_TIME),
  );
});
