import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

const STARS = 6;
const BRIGHTEST = 2;

export function drawConstellation({ width, height, constellationX, random }: Scene, className: string | undefined): ReactNode {
  const corners: string[] = [];
  const stars: ReactNode[] = [];
  let x = width * constellationX;
  let y = height * 0.16;
  for (let i = 0; i < STARS; i++) {
    corners.push(`${at(x)} ${at(y)}`);
    stars.push(<circle key={i} cx={at(x)} cy={at(y)} r={i === BRIGHTEST ? 2.6 : 1.7} stroke="none" />);
    x += 28 + random() * 34;
    y = Math.max(12, Math.min(height * 0.5, y + (random() * 2 - 1) * 26));
  }
  return (
    <g className={className} stroke="var(--star)" strokeOpacity=".28" fill="var(--star)">
      <path fill="none" strokeWidth="1" d={`M${corners.join('L')}`} />
      {stars}
    </g>
  );
}
