import { listPlayers } from '#data/queries/accounts/players.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { classSpan } from '#domain/rankings/player/rank-class.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getGrands } from './get-grands.ts';
import { getPlanetStats } from './get-planet-stats.ts';
import { getTotalsOf } from './get-totals-of.ts';

type NamedClass = { readonly id: number; readonly name: Localised };

/** A player's standing in total 1 now, and what the player's planet shows. */
export type OwnSummary = {
  readonly rank: number | null; // null for a player who is not in total 1
  readonly points: number;
  readonly rankClass: NamedClass | null;
  // The next class, with the points at which it and the present one begin; null in the highest class by points.
  readonly next: (NamedClass & { readonly from: number; readonly border: number }) | null;
  readonly planet: PlanetStats;
};

/** Returns the summary of the signed-in player, read from one snapshot. */
export async function getOwnSummary(deps: Deps, { userId, handle }: Pick<Session, 'userId' | 'handle'>): Promise<OwnSummary> {
  const catalogue = await deps.catalogue();
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const { now } = await readPresent(snapshot.db);
    const counted = countedAt({ console: ALL_CONSOLES }, now, deps.siteZone);
    const players = await listPlayers(snapshot.db, [handle], deps.siteZone);
    const [grand] = await getGrands(snapshot, players, { counted, now });
    const lines = (await getTotalsOf(snapshot, players, counted)).lines.get(userId) ?? [];
    const planet = (await getPlanetStats(snapshot, [handle])).get(handle);
    if (!grand || !planet) throw new Error('session without a player');
    const { from, next } = classSpan(grand.points, grand.boards);
    return {
      rank: lines.find(({ totalId }) => totalId === GRAND_TOTAL)?.rank ?? null,
      points: grand.points,
      rankClass: grand.rankClass === null ? null : namedClass(catalogue, grand.rankClass),
      next: next ? { ...namedClass(catalogue, next.rankClass), from, border: next.points } : null,
      planet,
    };
  });
}

function namedClass({ rankClasses }: Catalogue, id: number): NamedClass {
  const name = rankClasses.get(id)?.name;
  if (!name) throw new Error(`no name for rank class ${id}`);
  return { id, name };
}
