import { formatDuration } from '#domain/shared/duration.ts';
import { formatMargin, formatScore, signOf } from '#domain/shared/score.ts';

/** The display format of a value: `14,820`, `3:32` (stored in milliseconds) or `+120`. */
export type ShownKind = 'points' | 'time' | 'margin';

export type ShownValue = { readonly kind: ShownKind; readonly value: number };

/** Formats a value for display. */
export function formatShown({ kind, value }: ShownValue): string {
  if (kind === 'time') return formatDuration(value);
  return kind === 'margin' ? formatMargin(value) : formatScore(value);
}

/** Formats a signed difference: `−120` for missing points, `+0:05` for excess time. */
export function formatGap({ kind, value }: ShownValue): string {
  return kind === 'time' ? `${signOf(value)}${formatDuration(Math.abs(value))}` : formatMargin(value);
}

/** Formats an absolute difference: `120`, `0:05`. */
export function formatDistance({ kind, value }: ShownValue): string {
  return kind === 'time' ? formatDuration(Math.abs(value)) : formatScore(Math.abs(value));
}
