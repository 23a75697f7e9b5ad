import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';
import { shadePath } from './shade-path.ts';

/** Draws the planet of the series low in the sky, with two rings of glow, bands of cloud and a night side. */
export function drawMoon({ width, height, moonX, moonY, moonRadius: r, colour, random }: Scene, id: string, className?: string): ReactNode {
  const x = width * moonX;
  const y = height * moonY;
  const clouds: ReactNode[] = [];
  for (let i = 0; i < 6; i++) {
    const cx = x + (random() * 2 - 1) * r;
    const cy = y + (random() * 2 - 1) * r;
    const rx = r * (0.2 + random() * 0.5);
    const ry = r * (0.06 + random() * 0.1);
    clouds.push(<ellipse key={i} cx={at(cx)} cy={at(cy)} rx={at(rx)} ry={at(ry)} fill="var(--art-shade)" opacity=".14" />);
  }
  return (
    <g className={className}>
      <circle cx={at(x)} cy={at(y)} r={at(r * 2.1)} fill={colour} opacity=".05" />
      <circle cx={at(x)} cy={at(y)} r={at(r * 1.5)} fill={colour} opacity=".08" />
      <clipPath id={id}>
        <circle cx={at(x)} cy={at(y)} r={at(r)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x={at(x - r)} y={at(y - r)} width={at(r * 2)} height={at(r * 2)} fill={colour} opacity=".9" />
        {clouds}
        <path fill="var(--art-shade)" opacity="0.3" fillRule="evenodd" d={shadePath(x, y, r)} />
      </g>
    </g>
  );
}
