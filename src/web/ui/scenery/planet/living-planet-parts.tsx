import { flowerSeries } from '#domain/planet/flower-series.ts';
import { type MoonKind, type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import type { RankClassKey } from '#web/ui/player/rank-class-badge.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import { createRandom, hashText } from '#web/ui/scenery/random.ts';

/** How much of a planet is drawn. Lengths are in units of the drawing, which is 96 wide. */
export type PlanetDetail = {
  readonly strandGap: number;
  readonly strandWidth: number;
  readonly flowers: number; // At most.
  readonly stemHeight: readonly [lowest: number, more: number];
  readonly stemWidth: number;
  readonly headRadius: readonly [smallest: number, more: number];
  readonly moons: number; // At most.
  readonly moonAngle: number; // Degrees between two moons.
  readonly moonScale: number;
  readonly starScale: number;
  readonly hasCraters: boolean; // On big moons.
};

/** A planet of 40 to 119 px: fewer and larger parts. */
export const MEDIUM: PlanetDetail = {
  ...{ strandGap: 4.4, strandWidth: 2.6 },
  ...{ flowers: 5, stemHeight: [6, 3], stemWidth: 1.5, headRadius: [2.5, 0] },
  ...{ moons: 4, moonAngle: 32, moonScale: 1.35, starScale: 1.15, hasCraters: false },
};

/** A planet of 120 px and more. */
export const LARGE: PlanetDetail = {
  ...{ strandGap: 3.6, strandWidth: 2 },
  ...{ flowers: 12, stemHeight: [5, 5.5], stemWidth: 1.1, headRadius: [1.7, 0.7] },
  ...{ moons: 8, moonAngle: 19, moonScale: 1, starScale: 0.85, hasCraters: true },
};

/** Radius of the orbit of moons and stamps. */
export const ORBIT = 43;

const STAR = 'M0-5l1.5 3.3 3.6.4-2.7 2.4.8 3.6L0 2.9l-3.2 1.8.8-3.6L-5.1-1.3l3.6-.4z'; // Radius 5, around 0,0.
const MASTER_COLOURS = [2, 7, 8]; // Creature colours of the three strands.

/** Returns the colour of strand 1, 2 or 3. The ring of a Master has three colours. */
export const ringColour = (classKey: RankClassKey, strand: number): string =>
  classKey === 'master' ? `var(--creature-${MASTER_COLOURS[strand - 1]})` : `var(--rank-${classKey})`;

type RingProps = { classKey: RankClassKey; strands: number; radius: number; detail: PlanetDetail; sweep: 0 | 1 };

/**
 * Draws the strands of a ring behind the globe (sweep 1) or before it (sweep 0). `data-strand` counts from 1, and every
 * strand has the path length 1, so that a style sheet can draw a new one.
 */
export const RingHalf = ({ classKey, strands, radius, detail, sweep }: RingProps) =>
  [1, 2, 3].slice(0, strands).map((strand) => {
    const rx = radius + 7 + (strand - 1) * detail.strandGap;
    return (
      <path
        key={strand}
        data-strand={strand}
        pathLength={1}
        d={`M${at(-rx)} 0A${at(rx)} ${at(rx * 0.26)} 0 0 ${sweep} ${at(rx)} 0`}
        fill="none"
        stroke={ringColour(classKey, strand)}
        strokeWidth={detail.strandWidth}
        strokeLinecap="round"
      />
    );
  });

/** Draws the flowers on the upper edge of a globe, in the colours of the series in which they were grown. */
export function Flowers({ stats, radius, detail }: { stats: PlanetStats; radius: number; detail: PlanetDetail }) {
  const random = createRandom(hashText(`${stats.handle}flowers`));
  const between = ([least, more]: readonly [number, number]) => least + (more && random() * more);
  const flowers = flowerSeries(stats.stages, Math.min(detail.flowers, planetFacts(stats).flowers));
  const width = Math.min(132, 22 * flowers.length); // Degrees from the first flower to the last.
  return flowers.map((seriesId, index) => {
    const angle = flowers.length === 1 ? -82 : -90 + (index / (flowers.length - 1) - 0.5) * width;
    const height = between(detail.stemHeight);
    const [x, y] = polar(radius + height, angle + (random() - 0.5) * 5);
    return (
      <g key={angle} data-flower={seriesId}>
        <path
          d={`M${polar(radius - 0.6, angle)
            .map(at)
            .join(' ')}L${at(x)} ${at(y)}`}
          stroke="var(--stem)"
          strokeWidth={detail.stemWidth}
          strokeLinecap="round"
        />
        <circle cx={at(x)} cy={at(y)} r={at(between(detail.headRadius))} fill={`var(--planet-${seriesToken(seriesId)})`} />
      </g>
    );
  });
}

/** Draws the moons on the right and below, because the flowers are above. */
export const Moons = ({ moons, detail }: { moons: readonly MoonKind[]; detail: PlanetDetail }) =>
  moons.slice(0, detail.moons).map((kind, index) => {
    const angle = 16 + index * detail.moonAngle;
    const [x, y] = polar(ORBIT, angle);
    const radius = (kind === 'big' ? 3.7 : 2.2) * detail.moonScale;
    return (
      <g key={angle} data-moon={kind} transform={`translate(${at(x)} ${at(y)})`} fill="var(--wr)">
        {kind === 'star' ? <path d={STAR} transform={`scale(${detail.starScale})`} /> : <circle r={at(radius)} />}
        {kind === 'big' && detail.hasCraters && <circle cx="1" cy="-1" r="1" fill="var(--art-shade)" opacity=".28" />}
      </g>
    );
  });

/** Draws the event stamps on the left of the orbit: filled with gold for an event that the player won. */
export const Stamps = ({ events }: Pick<PlanetStats, 'events'>) =>
  events.map(({ won }, index) => {
    const angle = 172 + index * 15;
    const [x, y] = polar(ORBIT, angle);
    return (
      <path
        key={angle}
        data-stamp={won ? 'won' : ''}
        transform={`translate(${at(x)} ${at(y)}) rotate(${angle - 90})`}
        d="M-3-3.4h4a2 2 0 0 1 2 2v4.8h-4a2 2 0 0 1-2-2z"
        fill={won ? 'var(--medal-1)' : 'none'}
        stroke={won ? 'var(--medal-1)' : 'var(--series-5)'}
        strokeWidth="1.2"
      />
    );
  });

/** Returns the point at a distance and an angle in degrees, clockwise from the right. */
const polar = (radius: number, angle: number): [x: number, y: number] => {
  const radians = (angle * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
};
