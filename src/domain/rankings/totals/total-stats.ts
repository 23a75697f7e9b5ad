import type { Total } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { formatSum } from '#domain/shared/score.ts';

export type Stat = 'points' | 'score' | 'boards' | 'time';

/** Values in a row of a total, starting with the one by which the total is ordered. */
export const STATS = {
  points: ['points', 'score', 'boards'],
  score: ['score', 'points', 'boards'],
  boardsThenTime: ['boards', 'time', 'points'],
} as const satisfies Record<Total['orderBy'], readonly Stat[]>;

type Line = { readonly points: number; readonly score: number; readonly boardsPlayed: number; readonly elapsedMs: number | null };

/** Formats a value in a row. `all` is the number of counted boards. */
export function formatStat(stat: Stat, line: Line, all: number): string {
  if (stat === 'boards') return `${line.boardsPlayed}/${all}`;
  if (stat === 'time') return line.elapsedMs === null ? '' : formatDuration(line.elapsedMs);
  return formatSum(line[stat]);
}
