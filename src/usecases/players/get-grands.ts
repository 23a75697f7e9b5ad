import type { Player } from '#data/queries/accounts/players.ts';
import { boardCount, GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type CountedAt, countedAt } from '#domain/rankings/totals/counted-at.ts';
import { monthEnds } from '#domain/rankings/totals/months.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { getProgress, type ProgressPoint } from '#usecases/rankings/players/get-progress.ts';
import type { ReadFilter } from '#usecases/rankings/stage/read-filter.ts';

/** A player's values in the unfiltered total 1 at the requested instant, over all consoles. */
export type Grand = {
  readonly rankClass: number | null; // null for a player without points
  readonly points: number;
  readonly boards: number; // number of counted boards, of which class borders are multiples
  // Oldest first, up to the instant; a saved total has only the current month.
  readonly progress: readonly ProgressPoint[];
};

type Asked = Pick<ReadFilter, 'counted' | 'now'>;

/**
 * Returns the players' class and points in total 1 at the requested instant. Uses the saved totals for the current time
 * and replays the records for the past.
 */
export async function getGrands(deps: Deps, players: readonly Player[], { counted, now }: Asked): Promise<Grand[]> {
  const catalogue = await deps.catalogue();
  if (isSaved(players, counted)) return players.map((player) => savedGrand(catalogue, player, thisMonth(now, deps.siteZone), counted));
  const before = counted.before ?? new Date(now.getTime() + 1);
  const ids = players.map(({ userId }) => userId);
  const progress = await getProgress(deps, ids, { ...counted, console: ALL_CONSOLES, before }, now);
  return ids.map((id) => {
    const { points = [], rankClass = null } = progress.get(id) ?? {};
    return { rankClass, points: points.at(-1)?.points ?? 0, boards: boardCount(catalogue, counted.year), progress: points };
  });
}

/** Returns a player's values in total 1 with all earlier months: `getGrands` with the full progress. */
export async function getWithHistory(deps: Deps, player: Player, { counted, now }: Asked): Promise<Grand> {
  const [grand] = await getGrands(deps, [player], { counted, now });
  if (!grand) throw new Error('no result for the player');
  if (!isSaved([player], counted)) return grand;
  const zone = deps.siteZone;
  const monthStart = startOfDay(`${dayOf(now, zone).slice(0, 7)}-01`, zone);
  const then = countedAt({ console: ALL_CONSOLES, at: dayOf(new Date(monthStart.getTime() - 1), zone) }, now, zone);
  if (then.before === null) return grand;
  const progress = await getProgress(deps, [player.userId], { ...then, before: then.before }, now);
  return { ...grand, progress: [...(progress.get(player.userId)?.points ?? []), ...grand.progress] };
}

const isSaved = (players: readonly Player[], { before }: CountedAt) => before === null && players.every(({ totals }) => totals !== null);

const thisMonth = (now: Date, zone: string) => monthEnds(now, now, zone)[0] ?? '';

function savedGrand(catalogue: Catalogue, { totals }: Player, at: string, counted: CountedAt): Grand {
  const line = totals?.find(({ totalId }) => totalId === GRAND_TOTAL);
  if (!line) return { rankClass: null, points: 0, boards: boardCount(catalogue, counted.year), progress: [] };
  const { rankClass, points, rank, builtYear } = line;
  return { rankClass, points, boards: boardCount(catalogue, builtYear), progress: [{ at, points, rank }] };
}
