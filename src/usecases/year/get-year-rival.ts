import { listDuels } from '#data/queries/accounts/duels.ts';
import { listPlayers, type PlayerName } from '#data/queries/accounts/players.ts';
import { rivalOfYear, type YearRival } from '#domain/year/year-rival.ts';
import type { Deps } from '#usecases/deps.ts';
import { getGrands } from '#usecases/players/get-grands.ts';
import type { ReadFilter } from '#usecases/rankings/stage/read-filter.ts';

/** The rival of a year, with the player's lead in points at its end; negative behind the rival. */
export type ShownRival = YearRival<PlayerName> & { readonly lead: number };

/** Returns the rival of a player's year. Returns undefined for a year without settled rival weeks. */
export async function getYearRival(
  deps: Deps,
  player: Pick<PlayerName, 'userId'>,
  year: number,
  asked: Pick<ReadFilter, 'counted' | 'now'>,
  points: number,
): Promise<ShownRival | undefined> {
  const found = rivalOfYear(await listDuels(deps.db, player.userId), year);
  if (!found) return undefined;
  const [rival] = await listPlayers(deps.db, [found.rival.handle], deps.siteZone);
  const [grand] = rival ? await getGrands(deps, [rival], asked) : [];
  return { ...found, lead: points - (grand?.points ?? 0) };
}
