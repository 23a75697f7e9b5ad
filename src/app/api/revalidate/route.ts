import { refreshPage } from '#usecases/site/refresh-page.ts';
import { nothing, openCall, respond } from '#web/server/api-route.ts';
import { readQuery } from '#web/server/board-view.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { findRefresher } from '#web/server/refresh-token.ts';

// No Origin check is needed, because browsers never send bearer tokens on their own.
export const POST = openCall(async ({ request, client }) => {
  const refresher = await findRefresher(request.headers);
  if (!refresher) return errorAnswer(request, 401, 'bad-token');
  return respond(refreshPage(deps(), { address: client.address, ...refresher }, readQuery(request)), () => nothing(202));
});
