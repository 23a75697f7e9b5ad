import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { CalendarDate } from '#domain/shared/date.ts';

/** A month in the site's time zone as `YYYY-MM`. Sorting as text is chronological. */
export type CalendarMonth = string;

/** The number of posts on a stage in each of several consecutive periods, newest last. */
export type StagePosts = { readonly stageId: number; readonly posts: readonly number[] };

/** A stage with more posts in the newest month than the mean of the three months before. */
export type RisingStage = { readonly stageId: number; readonly posts: number; readonly meanBefore: number };

const MONTHS_COMPARED = 3;

/** Returns the last `count` months including the month of `today`, newest last. */
export function lastMonths(today: CalendarDate, count: number): CalendarMonth[] {
  const newest = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = newest - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Returns the stage with the most posts in a month, with the smaller id on a tie, or undefined without posts. */
export function mostPosted(stages: readonly StagePosts[], month: number): StagePosts | undefined {
  const posted = stages.filter(({ posts }) => (posts[month] ?? 0) > 0);
  return posted.sort((a, b) => (b.posts[month] ?? 0) - (a.posts[month] ?? 0) || a.stageId - b.stageId)[0];
}

/** Returns the rising stages, sorted by the largest rise, then by stage id. */
export function risingStages(stages: readonly StagePosts[]): RisingStage[] {
  return stages
    .map(({ stageId, posts }) => {
      const before = posts.slice(-1 - MONTHS_COMPARED, -1);
      return { stageId, posts: posts.at(-1) ?? 0, meanBefore: before.reduce((sum, count) => sum + count, 0) / MONTHS_COMPARED };
    })
    .filter(({ posts, meanBefore }) => posts > meanBefore)
    .sort((a, b) => b.posts - b.meanBefore - (a.posts - a.meanBefore) || a.stageId - b.stageId);
}

/** Sums the posts on boards by stage id. Speedruns are skipped, because their ids overlap with stage ids. */
export function postsByStage(
  { boards }: Pick<Catalogue, 'boards'>,
  counts: readonly { readonly boardId: number; readonly period: number; readonly posts: number }[],
  periods: number,
): StagePosts[] {
  const sums = new Map<number, number[]>();
  for (const { boardId, period, posts } of counts) {
    const board = boards.get(boardId);
    if (!board || board.kind === 'speedrun') continue;
    const sum = sums.get(board.refId) ?? Array.from({ length: periods }, () => 0);
    sum[period] = (sum[period] ?? 0) + posts;
    sums.set(board.refId, sum);
  }
  return [...sums].map(([stageId, posts]) => ({ stageId, posts })).sort((a, b) => a.stageId - b.stageId);
}
