import type { SeriesToken } from '#web/ui/series-token.ts';
import type { Biome } from './biome-of.ts';
import { createRandom } from './random.ts';

/** What a page may change about its landscape. Places are shares of the width or height, sizes are drawing units. */
export type ScapeOptions = {
  width: number;
  height: number;
  /** SVG preserveAspectRatio: which part stays when the frame has another shape. */
  align: string;
  stars: number;
  /** The share at the left, under the words, where few stars and short icicles grow. */
  quiet: number;
  constellation: boolean;
  constellationX: number;
  moon: boolean;
  moonX: number;
  moonY: number;
  moonRadius: number;
  /** How much the hills roll; 1 is usual. */
  roll: number;
  ruinX: number;
  vanishX: number;
  grass: number;
  grassFrom: number;
  grassTo: number;
  grassHeight: number;
  grassHeads: number;
};

/** Everything a drawing step reads. The steps share one row of random numbers, so their order is part of the picture. */
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
    moon: true,
    moonX: 0.84,
    moonY: 0.36,
    moonRadius: height * 0.2,
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
