import type { CSSProperties } from 'react';
import { seriesToken } from '#web/ui/player/series-token.ts';

/** Returns the colours of a series as custom properties: `--c` for text and lines, `--p` for its planet. */
export function coloursOf(seriesId: number): CSSProperties {
  const token = seriesToken(seriesId);
  return { '--c': `var(--series-${token})`, '--p': `var(--planet-${token})` } as CSSProperties;
}
