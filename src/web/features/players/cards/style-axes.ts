import type { StyleAxis, StyleName } from '#domain/rankings/player/play-style.ts';
import type { RadarAxis } from '#web/ui/charts/bars/radar-chart.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';

const COLOURS: Readonly<Record<StyleName, SeriesToken>> = { gathering: 2, caves: 1, creatures: 3, battle: 5, speed: 4, night: 6 };

/** Formats a share as a whole percentage. */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** Converts a play style into the axes of a radar chart. `other` is drawn as a dashed line. */
export function styleAxes(own: readonly StyleAxis[], nameOf: (name: StyleName) => string, other?: readonly StyleAxis[]): RadarAxis[] {
  return own.map(({ name, share, played, boards }, index) => {
    const beside = other?.[index];
    const cells = beside
      ? [nameOf(name), formatShare(share), formatShare(beside.share)]
      : [nameOf(name), formatShare(share), `${played} / ${boards}`];
    return { label: nameOf(name), value: share, other: beside?.share, colour: `var(--series-${COLOURS[name]})`, cells };
  });
}
