import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

/** Draws a row of arches, some of them collapsed. */
export function drawRuin({ width, height, ruinX, random }: Scene): ReactNode {
  const arches: ReactNode[] = [];
  const foot = at(height * 0.86);
  let x = width * ruinX;
  while (x < width * 0.98) {
    const w = height * (0.2 + random() * 0.12);
    const h = height * (0.26 + random() * 0.22);
    const top = height * 0.82 - h;
    const pillar = w * 0.18;
    if (random() > 0.22) {
      const inner = w - 2 * pillar;
      const wall = `M${at(x)} ${foot}V${at(top)}h${at(w)}V${foot}z`;
      const curve = `a${at(inner / 2)} ${at(inner / 2)} 0 0 1 ${at(inner)} 0`;
      const opening = `M${at(x + pillar)} ${foot}V${at(top + w * 0.55)}${curve}V${foot}z`;
      arches.push(
        <path key={`arch ${x}`} fill="var(--hill-2)" fillRule="evenodd" d={wall + opening} />,
        <rect
          key={`beam ${x}`}
          x={at(x - pillar * 0.4)}
          y={at(top - height * 0.03)}
          width={at(w + pillar * 0.8)}
          height={at(height * 0.035)}
          fill="var(--hill-2)"
        />,
      );
    }
    x += w * (1.05 + random() * 0.5);
  }
  return arches;
}
