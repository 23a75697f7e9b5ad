import { exportRanking } from '#usecases/rankings/export-ranking.ts';
import { json, openCall, respond } from '#web/server/api-route.ts';
import { readBoardView } from '#web/server/board-view.ts';
import { deps } from '#web/server/deps.ts';
import { ASK_EACH_TIME } from '#web/server/edge-headers.ts';
import { rankingJson } from '#web/server/ranking-file.ts';

export const GET = openCall(async ({ request, client, params }) => {
  const { stageId, query } = readBoardView(request, params);
  return respond(exportRanking(deps(), client.address, stageId, query), async (ranking) =>
    json(rankingJson(await deps().catalogue(), ranking), 200, ASK_EACH_TIME),
  );
});
