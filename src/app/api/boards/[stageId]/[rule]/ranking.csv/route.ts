import { exportRanking } from '#usecases/rankings/stage/export-ranking.ts';
import { openCall, respond } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { deps } from '#web/server/deps.ts';
import { readBoardView } from '#web/server/rankings/board-view.ts';
import { rankingCsv } from '#web/server/rankings/ranking-file.ts';

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
