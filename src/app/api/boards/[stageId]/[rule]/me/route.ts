import { getOwnRow } from '#usecases/rankings/stage/get-own-row.ts';
import { refuse } from '#usecases/refused.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { readBoardView } from '#web/server/rankings/board-view.ts';
import { ownRowJson } from '#web/server/rankings/own-row.ts';

export const GET = openCall(async ({ request, params }) => {
  const session = await readSession(request.headers);
  if (!session) return refuse('login-required');
  const { stageId, query } = readBoardView(request, params);
  const own = await getOwnRow(deps(), session.userId, stageId, query);
  return own.ok ? json(ownRowJson(own.value)) : errorAnswer(request, 'not-found');
});
