import { readPresent } from '#data/queries/rankings/past.ts';
import { countPlayersNow } from '#data/queries/rankings/player-counts.ts';
import { listNewRecordRows, type RecordKind } from '#data/queries/records/recent-records.ts';
import { readSiteStats } from '#data/queries/site/site-stats.ts';
import { countTexts } from '#data/queries/texts/guides.ts';
import { listNews, type StoredNews } from '#data/queries/texts/news.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { mostPlayedStages, type PlayedStage } from '#domain/catalogue/most-played.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { seriesCards } from '#domain/catalogue/series-cards.ts';
import { eventToShow } from '#domain/events/event-to-show.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { feedRecords } from '#usecases/rankings/records/feed-records.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { findStageOfWeek } from '#usecases/stories/get-stage-of-week.ts';

const HIDDEN = { flag: KEYWORD_FLAGS.deleted, category: RULE_CATEGORY } as const;

type Place = NonNullable<ReturnType<typeof boardPlace>>;

/** A series as its menu presents it. */
export type MenuSeries = {
  readonly id: number;
  readonly places: number; // number of stages, or of speedrun categories
  readonly records: number;
  readonly mostPlayed: readonly PlayedStage[];
};

/** What the menus say about their links, the same for every reader. */
export type MenuFacts = {
  readonly series: readonly MenuSeries[];
  readonly players: number; // number of players in total 1
  readonly guides: number;
  readonly keywords: number;
  readonly newest: FeedRecord | undefined;
  readonly entry: FeedRecord | undefined; // the newest first record of a player on a board
  readonly news: StoredNews | undefined;
  readonly event: LimitedEvent | undefined; // the running event that ends first
  readonly week: Place | undefined; // the stage of the week
};

/** Returns the facts of the menus, from one snapshot. */
export async function getMenuFacts(deps: Deps): Promise<MenuFacts> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const { db, siteZone } = snapshot;
    const { now } = await readPresent(db);
    const stats = await readSiteStats(db, []);
    const views = [...catalogue.boards.values()]
      .filter(({ kind }) => kind === 'stage')
      .map(({ boardId }) => ({ boardId, console: ALL_CONSOLES }));
    const players = new Map((await countPlayersNow(db, views)).map((view) => [view.boardId, view.players]));
    const newestOf = async (kind: RecordKind) =>
      feedRecords(catalogue, await listNewRecordRows(db, { boardIds: null, after: null, limit: 1 }, kind, now), siteZone)[0];
    const week = await findStageOfWeek(snapshot, now);
    const shown = eventToShow(catalogue.events.values(), now);
    return {
      series: seriesCards(catalogue).map(({ series: { id }, places, boardIds }) => ({
        id,
        places,
        records: boardIds.reduce((sum, boardId) => sum + (stats.boardPosts[boardId] ?? 0), 0),
        mostPlayed: mostPlayedStages(catalogue, id, (boardId) => players.get(boardId) ?? 0),
      })),
      players: stats.players,
      ...(await countTexts(db, HIDDEN)),
      newest: await newestOf('all'),
      entry: await newestOf('entry'),
      news: (await listNews(db, { limit: 1 }, siteZone))[0],
      event: shown?.window === 'open' ? shown.event : undefined,
      week: week && boardPlace(catalogue, week),
    };
  });
}
