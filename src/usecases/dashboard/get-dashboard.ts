import { findPlayer } from '#data/queries/accounts/players.ts';
import { type BoardPosts, countPostsOf, listPassings, type Passing } from '#data/queries/rankings/own-week.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { SITE_SERIES } from '#domain/catalogue/rows.ts';
import type { RivalLine } from '#domain/rankings/duels/rivals.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type ClassSpan, classSpan } from '#domain/rankings/player/rank-class.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { type CalendarDate, dayOf, daysBefore, startOfDay } from '#domain/shared/date.ts';
import { getAdvice, type Suggestion } from '#usecases/advice/get-advice.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Grand, getWithHistory } from '#usecases/players/get-grands.ts';
import { getTotalsOf, type TotalLine } from '#usecases/players/get-totals-of.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getDuels, type RivalDuels } from './get-duels.ts';

const MOST_PASSINGS = 100;

/** A post in the last seven days that took its author past the player, with its board. */
export type ShownPassing = Passing & { readonly board: Board };
/** A total with the player's standing, if any, and the number of records that the player posted on its boards. */
export type CategoryLine = {
  readonly totalId: number;
  readonly line: TotalLine | undefined;
  readonly boards: number;
  readonly posts: number;
};
export type Coverage = { readonly seriesId: number; readonly played: number; readonly boards: number };

export type Dashboard = {
  readonly weekSince: CalendarDate; // first day of the last seven days
  readonly grand: Grand & { readonly line: TotalLine | undefined; readonly span: ClassSpan };
  readonly posts: { readonly thisMonth: number; readonly all: number };
  readonly firstPlaces: readonly Board[];
  readonly own: RivalLine | undefined;
  readonly rivals: readonly RivalDuels[]; // rivals ordered by position in total 1
  readonly passings: readonly ShownPassing[]; // newest passing first
  readonly categories: readonly CategoryLine[]; // totals that belong to a series, in the catalogue's order
  readonly coverage: readonly Coverage[]; // number of boards in total 1 that the player has played, by series
  readonly advice: readonly Suggestion[];
};

/** Returns a player's dashboard, read from one snapshot. The number of queries is the same for every player. */
export async function getDashboard(
  deps: Deps,
  { userId, handle }: { readonly userId: number; readonly handle: string },
): Promise<Dashboard> {
  const catalogue = await deps.catalogue();
  const pinned = { ...deps, catalogue: async () => catalogue };
  return readSnapshot(pinned, async (snapshot) => {
    const { now } = await readPresent(snapshot.db);
    const today = dayOf(now, deps.siteZone);
    const [weekSince, monthSince] = [daysBefore(today, 6), `${today.slice(0, 7)}-01`];
    const week = startOfDay(weekSince, deps.siteZone);
    const counted = countedAt({ console: ALL_CONSOLES }, now, deps.siteZone);

    const player = await findPlayer(snapshot.db, handle, deps.siteZone);
    if (!player) throw new Error('session without a player');
    const grand = await getWithHistory(snapshot, player, { counted, now });
    const lines = (await getTotalsOf(snapshot, [player], counted)).lines.get(userId) ?? [];
    const posts = await countPostsOf(snapshot.db, userId, startOfDay(monthSince, deps.siteZone));
    const { own, rivals } = await getRivals(snapshot, userId);
    const duels = await getDuels(snapshot, userId, rivals, week, counted.year);
    const passings = await listPassings(snapshot.db, userId, openStageBoards(catalogue), week, MOST_PASSINGS);
    return {
      weekSince,
      grand: { ...grand, line: lines.find(({ totalId }) => totalId === GRAND_TOTAL), span: classSpan(grand.points, grand.boards) },
      posts: { thisMonth: sumOf(posts, 'recent'), all: sumOf(posts, 'posts') },
      firstPlaces: posts.filter(({ isFirst }) => isFirst).flatMap(({ boardId }) => shownBoard(catalogue, boardId)),
      own,
      rivals: duels,
      passings: passings.flatMap((passing) => shownBoard(catalogue, passing.boardId).map((board) => ({ ...passing, board }))),
      categories: categoriesOf(catalogue, counted.year, lines, posts),
      coverage: coverageOf(totalBoards(catalogue, GRAND_TOTAL, counted.year), posts),
      advice: await getAdvice(snapshot, userId, grand.rankClass),
    };
  });
}

const sumOf = (posts: readonly BoardPosts[], stat: 'posts' | 'recent') => posts.reduce((sum, each) => sum + each[stat], 0);

function shownBoard({ boards }: Catalogue, boardId: number): Board[] {
  const board = boards.get(boardId);
  return board && !board.retired ? [board] : [];
}

const openStageBoards = ({ boards }: Catalogue): number[] =>
  [...boards.values()].filter(({ kind, retired }) => kind === 'stage' && !retired).map(({ boardId }) => boardId);

function categoriesOf(catalogue: Catalogue, year: number, lines: readonly TotalLine[], posts: readonly BoardPosts[]): CategoryLine[] {
  const postsOn = new Map(posts.map((each) => [each.boardId, each.posts]));
  return [...catalogue.totals.values()]
    .filter(({ series }) => series !== SITE_SERIES)
    .map(({ id }) => {
      const boards = totalBoards(catalogue, id, year);
      const line = lines.find(({ totalId }) => totalId === id);
      return { totalId: id, line, boards: boards.length, posts: boards.reduce((sum, { boardId }) => sum + (postsOn.get(boardId) ?? 0), 0) };
    });
}

function coverageOf(boards: readonly Board[], posts: readonly BoardPosts[]): Coverage[] {
  const played = new Set(posts.map(({ boardId }) => boardId));
  return [...Map.groupBy(boards, ({ seriesId }) => seriesId)].map(([seriesId, own]) => ({
    seriesId,
    played: own.filter(({ boardId }) => played.has(boardId)).length,
    boards: own.length,
  }));
}
