import { getOwnTotal } from '#usecases/rankings/totals/get-own-total.ts';
import { refuse } from '#usecases/refused.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';
import { ownTotalJson } from '#web/server/rankings/own-total.ts';

export const GET = sessionRead(async ({ userId }, { totalId = '' }) => {
  const id = parseId(totalId);
  const total = (await deps().catalogue()).totals.get(id);
  if (!total) return refuse('not-found');
  const own = await getOwnTotal(deps(), userId, id);
  return own.ok ? json(ownTotalJson(total, own.value)) : refuse('not-found');
});
