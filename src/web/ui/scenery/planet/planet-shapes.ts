import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import { createRandom, hashText } from '#web/ui/scenery/random.ts';

/** An SVG element of a planet: its tag, its children, and its attributes by name. */
export type PlanetShape = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly PlanetShape[];
};

const SALT = 'p2163'; // Chosen with the design. Another salt would change every player's planet.
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

/** Returns the shapes of a player's planet, centred at 0,0. The same text always gives the same planet. */
export function planetShapes(seed: string): readonly PlanetShape[] {
  const random = createRandom(hashText(seed + SALT));
  random();
  random();
  const [ground, mark] = AVATAR_COLOURS[Math.floor(random() * AVATAR_COLOURS.length)] ?? AVATAR_COLOURS[0];
  const turn = Math.floor(random() * 70 - 35);
  const kind = Math.floor(random() * 4);
  const marks = planetMarks(kind, random() * 12 - 10, random);
  const hasRing = kind !== 1 && random() > 0.62;
  const globe: PlanetShape = {
    tag: 'g',
    attributes: {},
    children: [
      shape('path', { fill: ground, d: 'M-34-34h68v68h-68z' }),
      { tag: 'g', attributes: { fill: mark, transform: `rotate(${turn})` }, children: marks },
      shape('path', { d: SHADE }),
    ],
  };
  const ring = shape('ellipse', { rx: '22.5', ry: '5.5', stroke: mark, transform: 'rotate(-20)' });
  return hasRing ? [globe, ring] : [globe];
}

const shape = (tag: string, attributes: Readonly<Record<string, string>>): PlanetShape => ({ tag, attributes });

/** Returns the marks of one of four kinds. `y` is the height of the main mark, from -10 to 2. */
function planetMarks(kind: number, y: number, random: () => number): readonly PlanetShape[] {
  if (kind === 0)
    return [
      shape('rect', { x: '-24', y: at(y), width: '48', height: '7', opacity: '.85' }),
      shape('rect', { x: '-24', y: at(y + 11), width: '48', height: '3', opacity: '.6' }),
    ];
  if (kind === 1) {
    const x = at(-10 + random() * 8);
    const low = at(2 + random() * 5);
    return [
      shape('circle', { cx: x, cy: at(y), r: '7', opacity: '.85' }),
      shape('circle', { cx: '8', cy: low, r: '4.5', opacity: '.7' }),
      shape('circle', { cx: '5', cy: '-10', r: '2.5', opacity: '.7' }),
    ];
  }
  if (kind === 2) return [shape('path', { d: `M-22 ${at(y)}q10-8 20 0t22-2V18H-22z`, opacity: '.85' })];
  return [
    shape('path', { d: 'M-24 6q12-9 22-3t26-6V18H-24z', opacity: '.9' }),
    shape('circle', { cx: '-7', cy: '-8', r: '3.5', opacity: '.8' }),
  ];
}
