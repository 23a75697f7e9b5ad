import { readPresent } from '#data/queries/past.ts';
import { type ActivePlayer, countPosts, listMostActive } from '#data/queries/posts.ts';
import {
  type CalendarMonth,
  lastMonths,
  mostPosted,
  postsByStage,
  type RisingStage,
  risingStages,
  type StagePosts,
} from '#domain/rankings/trends.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';

const MONTHS = 12;
const LONGEST_LIST = 10;

export type Trends = {
  readonly months: readonly CalendarMonth[]; // in the site's zone, newest last; it is not over yet
  readonly stages: readonly StagePosts[]; // by id, all rules combined; without stages that have no posts
  readonly mostPosted: readonly ({ readonly stageId: number; readonly posts: number } | undefined)[]; // for each month
  readonly rising: readonly RisingStage[];
  readonly mostActive: readonly ActivePlayer[]; // of the newest month
};

/** Countable posts on each stage and event stage over twelve months, and the most active players. */
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
