import type { ScapeOptions } from './scene.ts';

/**
 * Options for the landscape of a page header about 200px high, with text on the left and the planet and grass on the
 * right (design, mock 02).
 */
export const HEADER_SCAPE: Partial<ScapeOptions> = {
  height: 200,
  align: 'xMinYMid slice',
  constellationX: 0.46,
  planetX: 0.7,
  planetY: 0.38,
  planetRadius: 42,
  grass: 30,
  grassFrom: 0.44,
  grassHeight: 56,
};

/** The same with a wider quiet side, for headers whose text is a sentence. Their text ends before the grass. */
export const LEAD_SCAPE: Partial<ScapeOptions> = { ...HEADER_SCAPE, quiet: 0.56, constellationX: 0.54, grassFrom: 0.58 };
