import { getTotal } from '#domain/api/totals.ts';
import { listTotal } from '#usecases/rankings/totals/list-total.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { totalRanking } from '#web/server/v1/total-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getTotal, async ({ params, query: { limit, ...filter } }) => {
  const total = await listTotal(deps(), params.totalId, filter, limit);
  return total.ok ? { ok: true, value: totalRanking(total.value) } : refuse('not-found');
});
