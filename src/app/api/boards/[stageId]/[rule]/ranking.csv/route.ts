import { exportRanking } from '#usecases/rankings/export-ranking.ts';
import { openCall, respond } from '#web/server/api-route.ts';
import { readBoardView } from '#web/server/board-view.ts';
import { deps } from '#web/server/deps.ts';
import { ASK_EACH_TIME } from '#web/server/edge-headers.ts';
import { rankingCsv } from '#web/server/ranking-file.ts';

export const GET = openCall(async ({ request, client, params }) => {
  const { stageId, query } = readBoardView(request, params);
  return respond(exportRanking(deps(), client.address, stageId, query), async (ranking) => {
    const { board } = ranking;
    return new Response(rankingCsv(await deps().catalogue(), ranking), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="stage-${board.refId}-rule-${board.ruleId}.csv"`,
        ...ASK_EACH_TIME,
      },
    });
  });
});
