import { classBorders, MASTER_CLASS, nextClass } from '#domain/rankings/player/rank-class.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatSum } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';
import { playerFields } from './player-row.ts';

type Words = { readonly toNext: string; readonly master: string; readonly classes: Readonly<Record<number, string>> };

/** Returns the rows of the user ranking with formatted values. */
export function userRows({ rows, boards, zone }: UserRanking, words: Words) {
  const highest = classBorders(boards).at(-1)?.points ?? 0;
  return rows.map((row) => ({
    ...playerFields(row),
    points: formatSum(row.points),
    bar: highest > 0 ? Math.min(100, Math.round((100 * row.points) / highest)) : 0, // Percentage of the highest class border.
    toNext: toNextClass(row, boards, words),
    // Percentages by series id.
    shares: Object.fromEntries(row.shares.map(({ seriesId, share }) => [seriesId, Math.round(100 * share)])),
    boards: row.boardsPlayed,
    posts: row.posts,
    lastPostAt: row.lastPostAt?.getTime() ?? 0, // In milliseconds since the epoch, or 0 without a post.
    lastPostOn: row.lastPostAt ? formatDate(dayOf(row.lastPostAt, zone)) : '',
  }));
}

export type UserRow = Readonly<ReturnType<typeof userRows>[number]>;

/**
 * Returns the requirement for the next class: points, or the first place above class S1. A Master has no next class.
 */
function toNextClass({ points, rankClass }: UserRanking['rows'][number], boards: number, words: Words): string {
  if (rankClass === MASTER_CLASS) return '';
  const next = nextClass(points, boards);
  if (!next) return fill(words.master, { name: words.classes[MASTER_CLASS] ?? '' });
  return fill(words.toNext, { missing: formatSum(Math.max(1, next.points) - points), name: words.classes[next.rankClass] ?? '' });
}
