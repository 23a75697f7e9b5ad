import type { ReactNode } from 'react';
import { coordinate as at, shadePath } from '#web/ui/scenery/drawing.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

export function drawSky({ width, height }: Scene, id: string): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset=".6" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

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

const CONSTELLATION_STARS = 6;
const BRIGHTEST_STAR = 2;

export function drawConstellation({ width, height, constellationX, random }: Scene, className: string | undefined): ReactNode {
  const corners: string[] = [];
  const stars: ReactNode[] = [];
  let x = width * constellationX;
  let y = height * 0.16;
  for (let i = 0; i < CONSTELLATION_STARS; i++) {
    corners.push(`${at(x)} ${at(y)}`);
    stars.push(<circle key={i} cx={at(x)} cy={at(y)} r={i === BRIGHTEST_STAR ? 2.6 : 1.7} stroke="none" />);
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

/** Draws the planet of the series low in the sky, with two rings of glow, bands of cloud and a night side. */
export function drawPlanetDisc(
  { width, height, planetX, planetY, planetRadius: r, colour, random }: Scene,
  id: string,
  className?: string,
): ReactNode {
  const x = width * planetX;
  const y = height * planetY;
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
