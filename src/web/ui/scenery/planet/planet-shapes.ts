import type { MoonKind } from '#domain/planet/planet-stats.ts';
import type { RankClassKey } from '#web/ui/player/rank-class-badge.tsx';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import { createRandom, hashText } from '#web/ui/scenery/random.ts';

/** The attributes of an SVG path. */
export type PlanetPath = Readonly<Record<string, string>>;

/** What a small planet shows: the player's handle as its globe, the key of the rank class as its ring, and the largest moon. */
export type PlanetLook = { readonly planet: string; readonly ring?: RankClassKey | undefined; readonly moon?: MoonKind | undefined };

/** A part of a small planet: a path, or a group of paths that a style sheet clips to the globe. */
export type PlanetShape = PlanetPath | PlanetPath[];

const SALT = 'p2163'; // Chosen with the design. Another salt would change every player's planet.
const STAR = 'M17-24.5l2.3 5 5.4.6-4.1 3.6 1.2 5.4-4.8-2.7-4.8 2.7 1.2-5.4-4.1-3.6 5.4-.6z'; // Around 17,-17, as the moon.
const SHADE = 'M9.2-14.3L34-34V34H-34L-14.3 9.2A17 17 0 0 0 9.2-14.3z';

/**
 * The two colours of a player's planet: ground and marks. They are the same in both themes and therefore in neither
 * style sheet.
 */
export const AVATAR_COLOURS = [
  ['#ff9166', '#7a2f3a'],
  ['#f0c554', '#c2622d'],
  ['#67c6f5', '#1f5fae'],
  ['#8fd65c', '#22705a'],
  ['#ff86b1', '#8d3c8f'],
  ['#ad99ff', '#4a3aa8'],
  ['#4ed4bd', '#0f6a78'],
  ['#e8e2cf', '#8b9aa3'],
  ['#d3ec6f', '#5b8a2c'],
  ['#ffb27a', '#e0574f'],
  ['#9fe3f0', '#7a86e6'],
  ['#f6d7e4', '#d86a9a'],
  ['#c9a27a', '#6d4a3a'],
  ['#f7e08a', '#6fae5b'],
] as const;

/**
 * Returns the shapes of a player's planet where it is smaller than 40 px, around 0,0: half of the ring, the globe, the
 * other half, and a moon.
 */
export function smallPlanet({ planet, ring, moon }: PlanetLook): readonly PlanetShape[] {
  const half = (sweep: 0 | 1) => ({ d: `M-22.5 0A22.5 5.9 0 0 ${sweep} 22.5 0`, stroke: `var(--rank-${ring})`, transform: 'rotate(-18)' });
  const rings = ring ? [half(1), half(0)] : [];
  const moons = moon ? [{ d: moon === 'star' ? STAR : disc(17, -17, 5) }] : [];
  return [...rings.slice(0, 1), globe(planet), ...rings.slice(1), ...moons];
}

/**
 * Returns the paths of a globe with a radius of 17, around 0,0, to be clipped to it. The same text always gives the same
 * globe.
 */
export function globe(seed: string): PlanetPath[] {
  const random = createRandom(hashText(seed + SALT));
  random();
  random();
  const [ground, fill] = AVATAR_COLOURS[Math.floor(random() * AVATAR_COLOURS.length)] ?? AVATAR_COLOURS[0];
  const transform = `rotate(${Math.floor(random() * 70 - 35)})`;
  const kind = Math.floor(random() * 4);
  const [y, x, low] = [random() * 12 - 10, random() * 8 - 10, random() * 5 + 2];
  // Path and opacity of the marks of each kind: bands, spots, a wave, or hills below a spot.
  const marks = [
    [
      [band(y, 7), '.85'],
      [band(y + 11, 3), '.6'],
    ],
    [
      [disc(x, y, 7), '.85'],
      [disc(8, low, 4.5) + disc(5, -10, 2.5), '.7'],
    ],
    [[`M-22 ${at(y)}q10-8 20 0t22-2V18H-22z`, '.85']],
    [
      ['M-24 6q12-9 22-3t26-6V18H-24z', '.9'],
      [disc(-7, -8, 3.5), '.8'],
    ],
  ] as const;
  return [
    { fill: ground, d: 'M-34-34h68v68h-68z' },
    ...(marks[kind] ?? []).map(([d, opacity]) => ({ fill, d, opacity, transform })),
    { d: SHADE },
  ];
}

const band = (y: number, height: number): string => `M-24 ${at(y)}h48v${height}h-48z`;

/** Returns the path of a filled circle. */
const disc = (x: number, y: number, r: number): string => `M${at(x - r)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
