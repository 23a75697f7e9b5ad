import { countTry } from '#usecases/accounts/count-try.ts';
import { getPlayerBoards } from '#usecases/players/get-player-boards.ts';
import { tooMany } from '#usecases/refused.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { PlayerBoardsJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';

export const GET = openCall(async ({ request, client, params: { userId = '' } }) => {
  const wait = await countTry(deps(), 'read-api', client.address);
  if (wait) return tooMany(wait);
  const boards = await getPlayerBoards(deps(), userId, readQuery(request));
  return boards.ok ? json<PlayerBoardsJson>({ boards: boards.value }, 200, ASK_EACH_TIME) : errorAnswer(request, 'not-found');
});
