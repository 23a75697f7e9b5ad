import { readPresent } from '#data/queries/rankings/past.ts';
import { countPosts } from '#data/queries/records/posts.ts';
import { listNewRecordRows } from '#data/queries/records/recent-records.ts';
import { readSiteStats, type SiteStats } from '#data/queries/site/site-stats.ts';
import { listNewestKeywords } from '#data/queries/texts/keywords.ts';
import { listNews, type StoredNews } from '#data/queries/texts/news.ts';
import { type SeriesCard, seriesCards } from '#domain/catalogue/series-cards.ts';
import { eventToShow, type ShownEvent } from '#domain/events/event-to-show.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { postsByStage, trendingStages } from '#domain/rankings/totals/trends.ts';
import { dayOf, daysBefore, daysBetween, startOfDay } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { feedRecords } from '#usecases/rankings/records/feed-records.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const RECORDS = 9;
const TRENDING = 4;
const TRENDING_DAYS = 7;
const KEYWORDS = 8;
const NEWS = 3;
const HIDDEN_KEYWORDS = { flag: KEYWORD_FLAGS.deleted, category: RULE_CATEGORY } as const;

export type Home = {
  readonly newest: readonly FeedRecord[];
  readonly stats: {
    readonly records: number; // number of countable records, as last counted by the worker
    readonly players: number; // number of players in total 1
    readonly boards: number;
    readonly postsThisMonth: number; // posts in the current month, in the site's time zone
  };
  /** The stages with the most posts in seven days, including today. */
  readonly trending: readonly { readonly stageId: number; readonly posts: readonly number[]; readonly sum: number }[];
  readonly event: ShownEvent | undefined;
  readonly series: readonly (Pick<SeriesCard, 'series' | 'route' | 'kind' | 'places'> & {
    readonly records: number;
    readonly leader: SiteStats['leaders'][number] | undefined;
  })[];
  readonly keywords: Awaited<ReturnType<typeof listNewestKeywords>>;
  readonly news: readonly StoredNews[];
};

/** Returns the data for the home page, from one snapshot. */
export async function getHome(deps: Deps): Promise<Home> {
  const catalogue = await deps.catalogue();
  const cards = seriesCards(catalogue);
  return readSnapshot(deps, async ({ db, siteZone }) => {
    const { now } = await readPresent(db);
    const days = daysShown(dayOf(now, siteZone));
    const starts = days.map((day) => startOfDay(day, siteZone));
    const rows = await listNewRecordRows(db, { boardIds: null, after: null, limit: RECORDS }, 'all', now);
    const posts = await countPosts(db, starts);
    const known = await readSiteStats(
      db,
      cards.flatMap(({ totalId }) => totalId ?? []),
    );
    const thisMonth = days.findIndex((day) => day.slice(0, 7) === days.at(-1)?.slice(0, 7));
    const week = posts
      .map(({ period, ...rest }) => ({ ...rest, period: period - (days.length - TRENDING_DAYS) }))
      .filter(({ period }) => period >= 0);
    const sum = (counts: readonly { readonly posts: number }[]) => counts.reduce((all, each) => all + each.posts, 0);
    const records = (boardIds: readonly number[]) => boardIds.reduce((all, boardId) => all + (known.boardPosts[boardId] ?? 0), 0);
    return {
      newest: feedRecords(catalogue, rows, siteZone),
      stats: {
        records: records([...catalogue.boards.keys()]),
        players: known.players,
        boards: catalogue.boards.size,
        postsThisMonth: sum(posts.filter(({ period }) => period >= thisMonth)),
      },
      trending: trendingStages(postsByStage(catalogue, week, TRENDING_DAYS), TRENDING),
      event: eventToShow(catalogue.events.values(), now),
      series: cards.map(({ boardIds, totalId, ...card }) => ({
        ...card,
        records: records(boardIds),
        leader: known.leaders.find((leader) => leader.totalId === totalId),
      })),
      keywords: await listNewestKeywords(db, KEYWORDS, HIDDEN_KEYWORDS),
      news: await listNews(db, { limit: NEWS }, siteZone),
    };
  });
}

/** Returns every day of the month so far, and at least the seven days that the trend covers. */
function daysShown(today: string): string[] {
  const month = daysBetween(`${today.slice(0, 8)}01`, today) + 1;
  const count = Math.max(month, TRENDING_DAYS);
  return Array.from({ length: count }, (_, index) => daysBefore(today, count - 1 - index));
}
