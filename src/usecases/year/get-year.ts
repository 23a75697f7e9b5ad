import { findPlayer, type PlayerName } from '#data/queries/accounts/players.ts';
import { isYearShared } from '#data/queries/accounts/shared-years.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listYearRecords } from '#data/queries/records/year-records.ts';
import { boardCount } from '#domain/catalogue/boards/total-boards.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { type CalendarDate, dayOf, daysBetween, startOfDay } from '#domain/shared/date.ts';
import { isYearOpen, openYears } from '#domain/year/open-years.ts';
import { type YearGame, yearGames } from '#domain/year/year-games.ts';
import { type ClassClimb, classClimb, type RankPoint, startOfYear, type YearMonth, yearMonths } from '#domain/year/year-months.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { getWithHistory } from '#usecases/players/get-grands.ts';
import type { ProgressPoint } from '#usecases/rankings/players/get-progress.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getYearMoment, type ShownMoment } from './get-year-moment.ts';
import { getYearPlanets } from './get-year-planets.ts';
import { getYearRival, type ShownRival } from './get-year-rival.ts';

/** A player's year. The running year ends today. */
export type YearReview = {
  readonly player: PlayerName;
  readonly year: number;
  readonly isOwn: boolean; // whether the reader is the player
  readonly isShared: boolean;
  readonly isRunning: boolean;
  readonly days: number; // of the year, until today in the running year
  readonly start: RankPoint | undefined; // place on January 1st; undefined for a player who was not ranked yet
  readonly months: readonly YearMonth[];
  readonly planets: { readonly start: PlanetStats; readonly end: PlanetStats };
  readonly records: number; // that improved something
  readonly climb: ClassClimb | undefined;
  readonly moment: ShownMoment | undefined;
  readonly games: readonly YearGame[];
  readonly rival: ShownRival | undefined; // only for the player, because rivals do not learn of the choice
  readonly otherYears: readonly number[]; // that the player can review, newest first; empty for others
};

/**
 * Returns a player's year for a reader, computed from the records that count now. Returns undefined for a year that is
 * not open or in which the player was not ranked, and for other readers until the player shares it.
 */
export async function getYear(deps: Deps, handle: string, year: number, reader: Session | undefined): Promise<YearReview | undefined> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const { db, siteZone: zone } = snapshot;
    const { now } = await readPresent(db);
    const today = dayOf(now, zone);
    const player = isYearOpen(year, today) ? await findPlayer(db, handle, zone) : undefined;
    if (!player || player.closed) return undefined;
    const isOwn = reader?.userId === player.userId;
    const isShared = await isYearShared(db, player.userId, year);
    if (!isOwn && !isShared) return undefined;

    const counted = countedAt({ console: ALL_CONSOLES, year }, now, zone);
    const span = { from: startOfDay(`${year}-01-01`, zone), before: counted.before, now };
    const grand = await getWithHistory(snapshot, player, { counted, now });
    const points = grand.progress.map((point) => withClass(point, boardCount(catalogue, Number(point.at.slice(0, 4)))));
    const records = await listYearRecords(db, player.userId, span.from, span.before ?? new Date(now.getTime() + 1));
    const isRunning = year === Number(today.slice(0, 4));
    const lastDay: CalendarDate = isRunning ? today : `${year}-12-31`;
    const postedOn = records.map(({ postedAt }) => dayOf(postedAt, zone));
    const months = yearMonths(year, lastDay, points, postedOn);
    const start = startOfYear(points, year);
    const end = months.at(-1);
    if (!end || (end.rank === null && records.length === 0)) return undefined;

    const climb = classClimb(start, months);
    const played = records.flatMap(({ boardId }) => catalogue.boards.get(boardId) ?? []);
    return {
      player: { userId: player.userId, handle: player.handle, name: player.name },
      year,
      isOwn,
      isShared,
      isRunning,
      days: daysBetween(`${year}-01-01`, lastDay) + 1,
      start,
      months,
      planets: await getYearPlanets(snapshot, player, span, { start: start?.rankClass ?? null, end: end.rankClass }),
      records: records.length,
      climb,
      moment: await getYearMoment(snapshot, player.userId, records, climb, now),
      games: yearGames(played),
      rival: isOwn ? await getYearRival(snapshot, player, year, { counted, now }, grand.points) : undefined,
      otherYears: isOwn ? openYears(player.days, today).filter((each) => each !== year) : [],
    };
  });
}

const withClass = ({ at, rank, points }: ProgressPoint, boards: number): RankPoint => ({
  at,
  rank,
  rankClass: playerClasses([{ userId: 0, rank, points }], boards).get(0) ?? null,
});
