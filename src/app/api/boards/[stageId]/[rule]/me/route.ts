import { refuse } from '#usecases/accounts/account-errors.ts';
import { getOwnRow } from '#usecases/rankings/get-own-row.ts';
import { json, openCall } from '#web/server/api-route.ts';
import { readSession } from '#web/server/auth/session.ts';
import { readBoardView } from '#web/server/board-view.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { ownRowJson } from '#web/server/own-row.ts';

export const GET = openCall(async ({ request, params }) => {
  const session = await readSession(request.headers);
  if (!session) return refuse('login-required');
  const { stageId, query } = readBoardView(request, params);
  const own = await getOwnRow(deps(), session.userId, stageId, query);
  return own.ok ? json(ownRowJson(own.value)) : errorAnswer(request, 404, 'not-found');
});
