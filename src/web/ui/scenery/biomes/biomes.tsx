import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
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

/** Draws a sea in place of the near hills. */
export const drawSea = ({ width, height, colour }: Scene): ReactNode => (
  <rect y={at(height * 0.72)} width={width} height={at(height * 0.28)} fill={`color-mix(in srgb,var(--sky-mid) 86%,${colour})`} />
);

/** Draws the surface of the sea: small waves, and the reflection of the planet in strips. */
export function drawWaves({ width, height, planetX, planetRadius, colour, random }: Scene): ReactNode {
  const waves: ReactNode[] = [];
  for (let i = 0; i < 9; i++) {
    const w = planetRadius * (0.5 + random() * 1.5);
    const x = width * planetX - w / 2 + (random() * 2 - 1) * 10;
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

/** Draws falling snow, and ice crystals on the near hills. */
export function drawFrost({ width, height, random }: Scene): ReactNode {
  const parts: ReactNode[] = [];
  for (let i = 0; i < 46; i++) {
    const x = width * (0.3 + random() * 0.7);
    const y = random() * height * 0.85;
    const r = 1 + random() * 1.8;
    const opacity = at(0.3 + random() * 0.5);
    parts.push(<circle key={i} cx={at(x)} cy={at(y)} r={at(r)} fill="var(--star)" opacity={opacity} />);
  }
  for (let i = 0; i < 9; i++) {
    const x = width * (0.5 + random() * 0.48);
    const h = height * (0.1 + random() * 0.16);
    const w = h * 0.3;
    const tip = `M${at(x)} ${at(height * 0.92 - h)}`;
    const whole = `${tip}l${at(w)} ${at(h * 0.3)}v${at(h * 0.7)}h${at(-w * 2)}v${at(-h * 0.7)}z`;
    const side = `${tip}v${at(h)}h${at(-w)}v${at(-h * 0.7)}z`;
    parts.push(
      <path key={`crystal ${i}`} d={whole} fill="var(--bloom-8)" opacity=".3" />,
      <path key={`side ${i}`} d={side} fill="var(--bloom-8)" opacity=".25" />,
    );
  }
  return parts;
}

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
