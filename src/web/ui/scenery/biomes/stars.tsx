import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

export function drawStars({ width, height, stars, quiet, biome, random }: Scene): ReactNode {
  const points: ReactNode[] = [];
  for (let i = 0; i < stars; i++) {
    const x = random() * width;
    const depth = random();
    // The depth to the power of 1.5 places most stars high in the sky. Uses sqrt because every engine rounds it the
    // same way.
    const y = depth * Math.sqrt(depth) * height * 0.8;
    const light = random();
    if (x < width * quiet && light > 0.25) continue;
    if (biome === 'cave' && light < 0.6) continue;
    points.push(<circle key={i} cx={at(x)} cy={at(y)} r={at(0.5 + light * 1.1)} opacity={at(0.25 + light * 0.6)} />);
  }
  return <g fill="var(--star)">{points}</g>;
}
