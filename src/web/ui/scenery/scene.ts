import type { SeriesToken } from '#web/ui/player/series-token.ts';
import type { Biome } from '#web/ui/scenery/biomes/biome-of.ts';
import { createRandom } from './random.ts';

/** Options for a page's landscape. Positions are fractions of the width or height, and sizes are in drawing units. */
export type ScapeOptions = {
  width: number;
  height: number;
  /** The SVG's preserveAspectRatio attribute, which determines the visible part when the aspect ratio differs. */
  align: string;
  stars: number;
  /** Fraction of the width on the left, behind the text, with few stars and short stalactites. */
  quiet: number;
  constellation: boolean;
  constellationX: number;
  planet: boolean;
  planetX: number;
  planetY: number;
  planetRadius: number;
  /** How much the hills undulate. 1 is normal. */
  roll: number;
  ruinX: number;
  vanishX: number;
  grass: number;
  grassFrom: number;
  grassTo: number;
  grassHeight: number;
  grassHeads: number;
};

/** Input for every drawing step. The steps share one random sequence, so changing their order changes the picture. */
export type Scene = Readonly<ScapeOptions> & { readonly biome: Biome; readonly colour: string; readonly random: () => number };

export function createScene(seed: number, series: SeriesToken, biome: Biome, options: Partial<ScapeOptions>): Scene {
  const height = options.height ?? 220;
  return {
    width: 1280,
    height,
    align: 'xMidYMax slice',
    stars: 70,
    quiet: 0.42,
    constellation: true,
    constellationX: 0.58,
    planet: true,
    planetX: 0.84,
    planetY: 0.36,
    planetRadius: height * 0.2,
    roll: 1,
    ruinX: 0.45,
    vanishX: 0.74,
    grass: 26,
    grassFrom: 0,
    grassTo: 1,
    grassHeight: height * 0.3,
    grassHeads: 1,
    ...options,
    biome,
    colour: `var(--planet-${series})`,
    random: createRandom((seed * 2654435761) >>> 0),
  };
}
