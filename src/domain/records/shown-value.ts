import { formatDuration } from '#domain/shared/duration.ts';
import { formatMargin, formatScore, signOf } from '#domain/shared/score.ts';

/** How players read a figure: `14,820`, `3:32` (kept in milliseconds) or `+120`. */
export type ShownKind = 'points' | 'time' | 'margin';

export type ShownValue = { readonly kind: ShownKind; readonly value: number };

/** Writes a figure as every screen shows it. */
export function formatShown({ kind, value }: ShownValue): string {
  if (kind === 'time') return formatDuration(value);
  return kind === 'margin' ? formatMargin(value) : formatScore(value);
}

/** Writes a difference with its sign: `−120` for points that are missing, `+0:05` for time that is over. */
export function formatGap({ kind, value }: ShownValue): string {
  return kind === 'time' ? `${signOf(value)}${formatDuration(Math.abs(value))}` : formatMargin(value);
}

/** Writes how far apart two figures are, whichever is ahead: `120`, `0:05`. */
export function formatDistance({ kind, value }: ShownValue): string {
  return kind === 'time' ? formatDuration(Math.abs(value)) : formatScore(Math.abs(value));
}
