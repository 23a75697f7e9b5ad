import { getTotalMoves as endpoint } from '#domain/api/totals.ts';
import { getTotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { totalMoves } from '#web/server/v1/total-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params, query: { limit, ...filter } }) => {
  const moves = await getTotalMoves(deps(), params.totalId, filter, limit);
  return moves.ok ? { ok: true, value: totalMoves(moves.value) } : refuse('not-found');
});
