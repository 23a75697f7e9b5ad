import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

/** Draws a sea in place of the near hills. */
export const drawSea = ({ width, height, colour }: Scene): ReactNode => (
  <rect y={at(height * 0.72)} width={width} height={at(height * 0.28)} fill={`color-mix(in srgb,var(--sky-mid) 86%,${colour})`} />
);

/** Draws the surface of the sea: small waves, and the reflection of the planet in strips. */
export function drawWaves({ width, height, moonX, moonRadius, colour, random }: Scene): ReactNode {
  const waves: ReactNode[] = [];
  for (let i = 0; i < 9; i++) {
    const w = moonRadius * (0.5 + random() * 1.5);
    const x = width * moonX - w / 2 + (random() * 2 - 1) * 10;
    const y = height * (0.74 + i * 0.022);
    const thickness = Math.max(1.2, height * 0.007);
    const opacity = at(0.6 - i * 0.05);
    waves.push(<rect key={i} x={at(x)} y={at(y)} width={at(w)} height={at(thickness)} rx="2" fill={colour} opacity={opacity} />);
  }
  for (let i = 9; i < 25; i++) {
    const w = 14 + random() * 50;
    const x = random() * width;
    const y = height * (0.75 + random() * 0.2);
    waves.push(<rect key={i} x={at(x)} y={at(y)} width={at(w)} height="1.3" rx="1" fill="var(--star)" opacity=".14" />);
  }
  return waves;
}
