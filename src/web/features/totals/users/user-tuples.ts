import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classBorders, MASTER_CLASS, nextClass } from '#domain/rankings/player/rank-class.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatSum } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { type PlayerTuple, playerTuple } from './player-tuple.ts';

/** Row as sent to the browser. It is compact because a page contains a hundred rows twice. */
export type UserTuple = readonly [
  ...PlayerTuple,
  points: string,
  bar: number, // Percentage of the highest class border.
  toNext: string,
  shares: readonly Share[],
  played: number,
  posts: number,
  lastPostAt: number, // In milliseconds since the epoch, or 0 without a post.
  lastPostOn: string,
];

type Share = readonly [seriesToken: number, percent: number, words: string];

type Words = {
  readonly toNext: string;
  readonly master: string;
  readonly share: string;
  readonly classes: Readonly<Record<number, string>>;
};

/** Returns the rows of the user ranking, with formatted values. */
export function userTuples(catalogue: Catalogue, { rows, boards, zone }: UserRanking, words: Words, locale: Locale): UserTuple[] {
  const highest = classBorders(boards).at(-1)?.points ?? 0;
  return rows.map((row) => [
    ...playerTuple(row),
    formatSum(row.points),
    highest > 0 ? Math.min(100, Math.round((100 * row.points) / highest)) : 0,
    toNextClass(row, boards, words),
    row.shares.map(({ seriesId, share }) => {
      const percent = Math.round(100 * share);
      return [seriesToken(seriesId), percent, fill(words.share, { series: catalogue.series.get(seriesId)?.short[locale] ?? '', percent })];
    }),
    row.boardsPlayed,
    row.posts,
    row.lastPostAt?.getTime() ?? 0,
    row.lastPostAt ? formatDate(dayOf(row.lastPostAt, zone)) : '',
  ]);
}

/** Returns the requirement of the next class: points, or the first place above class S1. A Master has no next class. */
function toNextClass({ points, rankClass }: UserRanking['rows'][number], boards: number, words: Words): string {
  if (rankClass === MASTER_CLASS) return '';
  const next = nextClass(points, boards);
  if (!next) return fill(words.master, { name: words.classes[MASTER_CLASS] ?? '' });
  return fill(words.toNext, { missing: formatSum(Math.max(1, next.points) - points), name: words.classes[next.rankClass] ?? '' });
}
