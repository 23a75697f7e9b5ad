import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

const FURROWS = 16; // Number of furrows on each side of the middle one.
const POSTS = 15;

/** Draws furrows that converge at a point on the horizon, and a fence along the horizon. */
export function drawGarden({ width, height, vanishX, random }: Scene): ReactNode {
  const middle = width * vanishX;
  const lines: ReactNode[] = [];
  for (let i = -FURROWS; i <= FURROWS; i++) {
    const far = middle + i * width * 0.011;
    const near = middle + i * width * 0.105;
    const path = `M${at(far)} ${at(height * 0.7 + height * 0.06)}Q${at((far + near) / 2)} ${at(height * 0.84)} ${at(near)} ${height}`;
    const thickness = at(1 + Math.abs(i) * 0.12);
    lines.push(<path key={i} d={path} fill="none" stroke="var(--stem)" strokeOpacity=".34" strokeWidth={thickness} />);
  }
  const left = middle - width * 0.24;
  for (let i = 0; i < POSTS; i++) {
    const path = `M${at(left + i * width * 0.034)} ${at(height * 0.77)}v${at(-height * 0.1 - random() * height * 0.02)}`;
    lines.push(<path key={`post ${i}`} d={path} stroke="var(--hill-3)" strokeWidth="3" strokeLinecap="round" />);
  }
  const rail = (y: number) => `M${at(left)} ${at(height * y)}h${at(width * 0.476)}`;
  return (
    <>
      {lines}
      <path d={rail(0.705) + rail(0.74)} stroke="var(--hill-3)" strokeWidth="2" />
    </>
  );
}
