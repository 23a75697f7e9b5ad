import { getRuleHistory } from '#usecases/catalogue/get-rule-history.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request, params: { ruleId = '' } }) => {
  const history = await getRuleHistory(deps(), parseId(ruleId));
  return history.ok ? json(history.value, 200, ASK_EACH_TIME) : errorAnswer(request, 'not-found');
});
