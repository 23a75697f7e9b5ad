import { refreshPage } from '#usecases/site/refresh-page.ts';
import { findRefresher } from '#web/server/account/refresh-token.ts';
import { nothing, openCall, respond } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';

// No Origin check is needed, because browsers never send bearer tokens on their own.
export const POST = openCall(async ({ request, client }) => {
  const refresher = await findRefresher(request.headers);
  if (!refresher) return errorAnswer(request, 'bad-token');
  return respond(refreshPage(deps(), { address: client.address, ...refresher }, readQuery(request)), () => nothing(202));
});
