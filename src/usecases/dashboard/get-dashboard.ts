import { findPlayer } from '#data/queries/accounts/players.ts';
import { type BoardPosts, countPostsOf } from '#data/queries/rankings/own-week.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { SITE_SERIES } from '#domain/catalogue/rows.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import type { RivalLine } from '#domain/rankings/duels/rivals.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type ClassSpan, classSpan } from '#domain/rankings/player/rank-class.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import { getPlan, type Plan } from '#usecases/advice/get-advice.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Grand, getGrands } from '#usecases/players/get-grands.ts';
import { getPlanetStats } from '#usecases/players/get-planet-stats.ts';
import { getTotalsOf, type TotalLine } from '#usecases/players/get-totals-of.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type ComparedRival, countBoardsWon } from './count-boards-won.ts';
import { describeTarget, type ShownTarget } from './describe-target.ts';
import { type Duels, getDuelsOf } from './get-rival-week.ts';

const RIVALS_OFFERED = 2; // to a player without a duel

/** A total with the player's standing, if any, and the number of records that the player posted on its boards. */
export type CategoryLine = {
  readonly totalId: number;
  readonly line: TotalLine | undefined;
  readonly boards: number;
  readonly posts: number;
};

/** What the dashboard shows to its player. */
export type Dashboard = {
  readonly now: Date;
  readonly grand: Grand & { readonly line: TotalLine | undefined; readonly span: ClassSpan };
  readonly planets: ReadonlyMap<string, PlanetStats>; // of the player and the rival of the week, by handle
  readonly posts: number;
  readonly target: ShownTarget | undefined; // the requested one of `plan.targets`; undefined when nothing is in reach
  readonly plan: Plan;
  readonly duels: Duels;
  readonly offered: readonly RivalLine[]; // rivals to choose from; empty during a duel whose rival is still there
  readonly own: RivalLine | undefined;
  readonly rivals: readonly ComparedRival[]; // rivals ordered by position in total 1
  readonly categories: readonly CategoryLine[]; // totals that belong to a series, in the catalogue's order
  readonly series: readonly number[]; // series with boards in total 1
};

/** The signed-in player, and which of the targets is shown first (0 is the nearest). */
export type DashboardRequest = { readonly userId: number; readonly handle: string; readonly nth?: number };

/** Returns a player's dashboard, read from one snapshot. */
export async function getDashboard(deps: Deps, { userId, handle, nth = 0 }: DashboardRequest): Promise<Dashboard> {
  const catalogue = await deps.catalogue();
  const pinned = { ...deps, catalogue: async () => catalogue };
  return readSnapshot(pinned, async (snapshot) => {
    const { now } = await readPresent(snapshot.db);
    const counted = countedAt({ console: ALL_CONSOLES }, now, deps.siteZone);
    const monthSince = startOfDay(`${dayOf(now, deps.siteZone).slice(0, 7)}-01`, deps.siteZone);

    const player = await findPlayer(snapshot.db, handle, deps.siteZone);
    const [grand] = player ? await getGrands(snapshot, [player], { counted, now }) : [];
    if (!player || !grand) throw new Error('session without a player');
    const lines = (await getTotalsOf(snapshot, [player], counted)).lines.get(userId) ?? [];
    const posts = await countPostsOf(snapshot.db, userId, monthSince);
    const { own, rivals } = await getRivals(snapshot, userId);
    const span = classSpan(grand.points, grand.boards);
    const plan = await getPlan(snapshot, userId, grand.rankClass, span.next?.missing);
    const chosen = plan.targets.length > 0 ? plan.targets[nth % plan.targets.length] : undefined;
    const duels = await getDuelsOf(snapshot, userId);
    const rivalHandle = duels.current?.rival?.handle;
    return {
      now,
      grand: { ...grand, line: lines.find(({ totalId }) => totalId === GRAND_TOTAL), span },
      planets: await getPlanetStats(snapshot, rivalHandle === undefined ? [handle] : [handle, rivalHandle]),
      posts: posts.reduce((sum, each) => sum + each.posts, 0),
      target: chosen && (await describeTarget(snapshot, userId, chosen)),
      plan,
      duels,
      offered: duels.current?.rival ? [] : rivals.filter(({ name }) => name !== null).slice(0, RIVALS_OFFERED),
      own,
      rivals: await countBoardsWon(snapshot, userId, rivals, counted.year),
      categories: categoriesOf(catalogue, counted.year, lines, posts),
      series: [...new Set(totalBoards(catalogue, GRAND_TOTAL, counted.year).map(({ seriesId }) => seriesId))],
    };
  });
}

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
