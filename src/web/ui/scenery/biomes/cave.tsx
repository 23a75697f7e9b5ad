import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

const LAMP_BLOOMS = [8, 2, 3, 7] as const;

function ceilingPath({ width, height, quiet, random }: Scene): string {
  let path = 'M0 0';
  let x = 0;
  while (x < width) {
    const w = height * (0.1 + random() * 0.26);
    const depth = height * (0.06 + random() * 0.26) * (x < width * quiet ? 0.3 : 1);
    path += `L${at(x)} ${at(height * 0.05)}Q${at(x + w * 0.42)} ${at(height * 0.07)} ${at(x + w * 0.5)} ${at(depth)}`;
    path += `Q${at(x + w * 0.58)} ${at(height * 0.07)} ${at(x + w)} ${at(height * 0.05)}`;
    x += w;
  }
  return `${path}L${width} 0z`;
}

/** Draws a ceiling of stalactites with small hanging lamps. */
export function drawCave(scene: Scene): ReactNode {
  const { width, height, random } = scene;
  const ceiling = ceilingPath(scene);
  const lamps: ReactNode[] = [];
  for (let i = 0; i < 12; i++) {
    const x = at(width * (0.45 + random() * 0.54));
    const y = at(height * (0.12 + random() * 0.3));
    const bloom = `var(--bloom-${LAMP_BLOOMS[Math.floor(random() * LAMP_BLOOMS.length)]})`;
    lamps.push(
      <path key={`thread ${i}`} d={`M${x} 0V${y}`} stroke="var(--star)" strokeOpacity=".14" />,
      <circle key={`lamp ${i}`} cx={x} cy={y} r={at(1.4 + random() * 1.4)} fill={bloom} />,
      <circle key={`glow ${i}`} cx={x} cy={y} r="6" fill={bloom} opacity=".12" />,
    );
  }
  return (
    <>
      <path d={ceiling} fill="var(--hill-3)" />
      {lamps}
    </>
  );
}
