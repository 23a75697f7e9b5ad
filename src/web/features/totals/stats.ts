import type { Total } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { formatSum } from '#domain/shared/score.ts';

export type Stat = 'points' | 'score' | 'boards' | 'time';

/** The values of a total's row, the one that it is ordered by first. */
export const STATS = {
  points: ['points', 'score', 'boards'],
  score: ['score', 'points', 'boards'],
  boardsThenTime: ['boards', 'time', 'points'],
} as const satisfies Record<Total['orderBy'], readonly Stat[]>;

type Line = { readonly points: number; readonly score: number; readonly boardsPlayed: number; readonly elapsedMs: number | null };

/** A formatted value of a row; `all` is the number of counted boards. */
export function formatStat(stat: Stat, line: Line, all: number): string {
  if (stat === 'boards') return `${line.boardsPlayed}/${all}`;
  if (stat === 'time') return line.elapsedMs === null ? '' : formatDuration(line.elapsedMs);
  return formatSum(line[stat]);
}
