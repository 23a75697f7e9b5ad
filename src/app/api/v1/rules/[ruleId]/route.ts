import { getRule } from '#domain/api/rules.ts';
import { getRuleHistory } from '#usecases/catalogue/get-rule-history.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getRule, async ({ params }) => {
  const history = await getRuleHistory(deps(), params.ruleId);
  return history.ok ? history : refuse('not-found');
});
