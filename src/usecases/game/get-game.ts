import { type BoardTop, listBoardTops } from '#data/queries/rankings/game.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listShownTotal, type ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import { listNewRecordRows } from '#data/queries/records/recent-records.ts';
import { readSiteStats } from '#data/queries/site/site-stats.ts';
import { listGuided } from '#data/queries/texts/guides.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { boardsOfGame, type Game, type GameGroup, gameOf } from '#domain/game/game.ts';
import { mostWanted } from '#domain/game/most-wanted.ts';
import { inOrder, parseOrder, type StageOrder } from '#domain/game/stage-order.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { dayOf } from '#domain/shared/date.ts';
import { weekFeed } from '#domain/stories/week-feed.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type Beaten, readContext, type WeekRecord, weekRecords } from '#usecases/stories/week-records.ts';

const LATELY = 4; // Number of records shown.
const LATELY_CANDIDATES = 40; // Number of newest records from which they are chosen.

export type GameQuery = { readonly group?: unknown; readonly order?: unknown };

/** The page of a game, as everyone sees it. */
export type GamePage = {
  readonly game: Game;
  readonly chosen: number | undefined; // the group that is shown alone
  readonly order: StageOrder;
  readonly shown: readonly GameGroup[]; // with their boards in the chosen order
  readonly tops: ReadonlyMap<number, BoardTop>; // by board
  readonly records: number; // countable records, as last counted by the worker
  readonly newestOn: string | undefined; // day of the newest world record, in the site's time zone
  readonly leader: ShownTotalRow | undefined; // of the first total
  readonly lately: readonly WeekRecord[]; // the heaviest stories among the newest records, then the newest records
  readonly beaten: ReadonlyMap<string, Beaten>; // world records that they beat, by record
  readonly guided: ReadonlySet<number>; // stages with a written guide
  readonly wanted: readonly { readonly stageId: number; readonly players: number }[]; // stages without one
};

/** Returns the page of a game, from one snapshot. Returns undefined for a series without a page and for an unknown group or order. */
export async function getGame(deps: Deps, seriesId: number, query: GameQuery): Promise<GamePage | undefined> {
  const catalogue = await deps.catalogue();
  const game = gameOf(catalogue, seriesId);
  const groups = game && groupsAsked(game, query.group);
  const order = parseOrder(query.order);
  if (!game || !groups || !order) return undefined;
  const homes = game.groups.flatMap(({ boards }) => boards);
  const boardIds = new Set([...homes, ...groups.flatMap(({ boards }) => boards)].map(({ boardId }) => boardId));
  return readSnapshot(deps, async (snapshot) => {
    const { db, siteZone } = snapshot;
    const { now } = await readPresent(db);
    const tops = new Map((await listBoardTops(db, [...boardIds])).map((top) => [top.boardId, top]));
    const ids = boardsOfGame(game).map(({ boardId }) => boardId);
    const newest = await listNewRecordRows(db, { boardIds: ids, after: null, limit: LATELY_CANDIDATES }, 'all', now);
    const { stories, folded } = weekFeed(weekRecords(catalogue, newest, siteZone), new Set());
    const lately = [...stories, ...folded].slice(0, LATELY);
    const { beaten } = await readContext(snapshot, lately);
    const { boardPosts } = await readSiteStats(db, []);
    const [mainTotal] = game.totals;
    const stages = homes.filter(({ kind }) => kind === 'stage');
    const guided = await listGuided(
      db,
      stages.map(({ refId }) => refId),
      KEYWORD_FLAGS.deleted,
    );
    return {
      ...{ game, order, tops, guided, lately, beaten },
      chosen: groups === game.groups ? undefined : groups[0]?.id,
      shown: groups.map((group) => ({ ...group, boards: sorted(group.boards, tops, order) })),
      records: recordsOf(catalogue, seriesId, boardPosts),
      newestOn: newestDay(homes, tops, siteZone),
      leader: mainTotal && (await listShownTotal(db, mainTotal.id, 1, 1))[0],
      wanted: mostWanted(
        stages.map(({ refId, boardId }) => ({ stageId: refId, players: tops.get(boardId)?.players ?? 0 })),
        guided,
      ),
    };
  });
}

/** Returns the groups to show: all of them, or the one that the query names. Returns undefined if there is no such group. */
function groupsAsked({ groups, more }: Game, asked: unknown): readonly GameGroup[] | undefined {
  if (asked === undefined) return groups;
  const group = [...groups, ...more].find(({ id }) => String(id) === asked);
  return group && [group];
}

type Boards = GameGroup['boards'];
type Tops = ReadonlyMap<number, BoardTop>;

function sorted(boards: Boards, tops: Tops, order: StageOrder): Boards {
  const stages = boards.map((board) => ({ board, players: 0, record: undefined, ...tops.get(board.boardId) }));
  return inOrder(stages, order).map(({ board }) => board);
}

function recordsOf({ boards }: Catalogue, seriesId: number, posts: Readonly<Record<string, number>>): number {
  const own = [...boards.values()].filter((board) => listedSeries(board) === seriesId);
  return own.reduce((sum, { boardId }) => sum + (posts[boardId] ?? 0), 0);
}

function newestDay(boards: Boards, tops: Tops, zone: string): string | undefined {
  const times = boards.flatMap(({ boardId }) => tops.get(boardId)?.record?.postedAt.getTime() ?? []);
  return times.length > 0 ? dayOf(new Date(Math.max(...times)), zone) : undefined;
}
