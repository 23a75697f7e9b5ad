import { comparePlayers as endpoint } from '#domain/api/compare.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { comparisonOf } from '#web/server/v1/player-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params: { userA, userB }, query: { series, ...query } }) => {
  const comparison = await comparePlayers(deps(), userA, userB, { ...query, series: series?.toString() });
  return comparison.ok ? { ok: true, value: comparisonOf(await readCatalogue(), comparison.value) } : refuse('not-found');
});
