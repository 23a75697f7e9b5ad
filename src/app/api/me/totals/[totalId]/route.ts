import { getNeighbours } from '#usecases/rankings/get-neighbours.ts';
import { json, sessionRead } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { ownTotalJson } from '#web/server/own-total.ts';
import { parseId } from '#web/server/parse-id.ts';

export const GET = sessionRead(async ({ userId }, { totalId = '' }) => {
  const id = parseId(totalId);
  const total = (await deps().catalogue()).totals.get(id);
  if (!total) return { ok: false, error: 'not-found' };
  const near = await getNeighbours(deps(), userId, id);
  return near.ok ? json(ownTotalJson(total, near.value)) : { ok: false, error: 'not-found' };
});
