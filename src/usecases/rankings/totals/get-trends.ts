import { readPresent } from '#data/queries/rankings/past.ts';
import { type ActivePlayer, countPosts, listMostActive } from '#data/queries/records/posts.ts';
import {
  type CalendarMonth,
  lastMonths,
  mostPosted,
  postsByStage,
  type RisingStage,
  risingStages,
  type StagePosts,
} from '#domain/rankings/totals/trends.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';

const MONTHS = 12;
const LONGEST_LIST = 10;

export type Trends = {
  // Months in the site's time zone, newest last; the newest month is not over yet.
  readonly months: readonly CalendarMonth[];
  readonly stages: readonly StagePosts[]; // posts by stage id with all rules combined; stages without posts are omitted
  // Stage with the most posts in each month; undefined for a month without posts.
  readonly mostPosted: readonly ({ readonly stageId: number; readonly posts: number } | undefined)[];
  readonly rising: readonly RisingStage[];
  readonly mostActive: readonly ActivePlayer[]; // most active players in the newest month
};

/** Counts the countable posts on each stage and event stage over twelve months, and lists the most active players. */
export async function getTrends(deps: Deps): Promise<Trends> {
  const { db, siteZone } = deps;
  const catalogue = await deps.catalogue();
  const months = lastMonths(dayOf((await readPresent(db)).now, siteZone), MONTHS);
  const starts = months.map((month) => startOfDay(`${month}-01`, siteZone));
  const newest = starts.at(-1);
  if (!newest) throw new Error('no months');
  const [counts, mostActive] = await Promise.all([countPosts(db, starts), listMostActive(db, newest, LONGEST_LIST)]);

  const stages = postsByStage(catalogue, counts, MONTHS);
  return {
    months,
    stages,
    mostPosted: months.map((_, month) => {
      const most = mostPosted(stages, month);
      return most && { stageId: most.stageId, posts: most.posts[month] ?? 0 };
    }),
    rising: risingStages(stages).slice(0, LONGEST_LIST),
    mostActive,
  };
}
