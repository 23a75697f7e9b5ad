import { formatDuration, formatRunTime } from '#domain/shared/duration.ts';
import { formatMargin, formatScore, signOf } from '#domain/shared/score.ts';

/** The display format of a value: points as `14,820`, a time (in milliseconds) as `3:32`, or a margin as `+120`. */
export type ShownKind = 'points' | 'time' | 'margin';

export type ShownValue = { readonly kind: ShownKind; readonly value: number };

export function formatShown({ kind, value }: ShownValue): string {
  if (kind === 'time') return formatDuration(value);
  return kind === 'margin' ? formatMargin(value) : formatScore(value);
}

/** Formats a difference with its sign, such as `−120` points or `+0:05`. */
export function formatGap({ kind, value }: ShownValue): string {
  return kind === 'time' ? `${signOf(value)}${formatDuration(Math.abs(value))}` : formatMargin(value);
}

/** Formats a difference without its sign, such as `120` points or `0:05`. */
export function formatDistance({ kind, value }: ShownValue): string {
  return kind === 'time' ? formatDuration(Math.abs(value)) : formatScore(Math.abs(value));
}

/** Formats a time difference in a list of runs with its sign, such as `+0:05.30`. */
export const formatRunGap = (ms: number): string => `${signOf(ms)}${formatRunTime(Math.abs(ms))}`;
