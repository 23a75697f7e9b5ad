import { type DayPosts, findPlayer, type Player } from '#data/queries/accounts/players.ts';
import { listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import { type Stamp, stampsOf } from '#domain/events/result/stamps.ts';
import { ALL_CONSOLES, type FilterQuery, instantOf } from '#domain/rankings/filter.ts';
import { listedRecords } from '#domain/rankings/player/listed-records.ts';
import { playStyle, type StyleAxis } from '#domain/rankings/player/play-style.ts';
import { playedBoards } from '#domain/rankings/player/played-boards.ts';
import { type ClassBorder, nextClass } from '#domain/rankings/player/rank-class.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type PlayerStanding, toStanding } from '#usecases/rankings/players/get-standings.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { type AskedFilter, readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type Grand, getGrands, getWithHistory } from './get-grands.ts';
import { getTotalsOf, type TotalLine } from './get-totals-of.ts';
import { type Identity, identityOf } from './identity-of.ts';
import { playerFilters } from './player-filters.ts';

export type PlayerPage = AskedFilter & {
  readonly day: CalendarDate; // day of the requested instant, in the site's time zone
  readonly player: Pick<Player, 'userId' | 'handle' | 'name' | 'closed'>;
  readonly grand: Grand;
  readonly next: ClassBorder | undefined; // next class border; undefined from class S1 on
  readonly totals: readonly TotalLine[]; // totals that contain the player
  readonly standings: readonly PlayerStanding[]; // the player's standings in the catalogue's order
  readonly style: readonly StyleAxis[];
  readonly days: readonly DayPosts[]; // posts per day on the requested console, until the requested instant
  readonly hasPosted: boolean; // whether the player has any post, regardless of the filter
  readonly stamps: readonly Stamp[]; // event stamps for all consoles, newest first
  readonly identity: Identity | null; // null under a filter and for a closed account
};

/**
 * Returns a player's totals, standings, progress and activity under a filter, from one snapshot. A rule and a page in the
 * filter only select which records the page lists and change nothing in the returned data. Without the history, which
 * takes most of the time, progress has only what class and points are read from.
 */
export async function getPlayer(
  deps: Deps,
  handle: string,
  query: FilterQuery,
  { hasHistory = true }: { readonly hasHistory?: boolean } = {},
): Promise<Result<PlayerPage, 'unknown-player' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const found = await findPlayer(snapshot.db, handle, snapshot.siteZone);
    if (!found) return err('unknown-player');
    const read = await readFilter(snapshot, query, playerFilters(catalogue));
    if (!read.ok) return read;
    const { asked, counted, now } = read.value;
    const day = dayOf(instantOf(asked.filter, now, asked.zone), asked.zone);

    const { lines, scale: known } = await getTotalsOf(snapshot, [found], counted);
    const places = new Map((await listPlacesOfPlayer(snapshot.db, found.userId, counted)).map((place) => [place.boardId, place]));
    const played = playedBoards(catalogue, counted.console, (boardId) => places.has(boardId));
    const scale = known ?? (await getPointsScale(snapshot, played, { bests: counted, moment: counted }));
    const standings = played.flatMap((board) => {
      const place = places.get(board.boardId);
      return place ? [toStanding(board, place, scale)] : [];
    });
    if (asked.filter.page > listedRecords(standings, asked.filter).pages) return err('bad-filter');
    const [grand] = hasHistory ? [await getWithHistory(snapshot, found, read.value)] : await getGrands(snapshot, [found], read.value);
    if (!grand) throw new Error('no result for the player');
    const { totals: _, days, events, stored, ...player } = found;
    const stamps = stampsOf(catalogue, events, counted.before, now);
    const isWhole = asked.isNow && counted.console === ALL_CONSOLES;
    const own = { player, stored, standings, stamps, days, day, zone: asked.zone };
    return ok({
      ...asked,
      day,
      player,
      grand,
      next: nextClass(grand.points, grand.boards),
      totals: lines.get(found.userId) ?? [],
      standings,
      style: playStyle(catalogue, counted.year, standings),
      days: days.filter((posts) => posts.day <= day && (counted.console === ALL_CONSOLES || posts.console === counted.console)),
      hasPosted: days.length > 0,
      stamps,
      identity: isWhole && !player.closed ? identityOf(own) : null,
    });
  });
}
