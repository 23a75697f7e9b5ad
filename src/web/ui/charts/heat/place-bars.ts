import { heatStep } from '#web/ui/charts/chart-math.ts';

const HEIGHTS = [2, 18, 15, 12, 9, 6, 4] as const; // Height of a bar by the step of its place, in pixels. Step 0 is no place.
const TALLEST = 18;
const WIDEST = 6; // Widths of a column in pixels, with the gap after its bar.
const NARROWEST = 2;
const SPACE = 130; // Space beside the numbers of a row on phones, in pixels.

/** Returns the width of a column of bars in pixels, so that all columns fit beside the numbers of a row if possible. */
export const barPitch = (columns: number): number => Math.max(NARROWEST, Math.min(WIDEST, Math.floor(SPACE / Math.max(1, columns))));

/**
 * Returns a player's places as bars, one per board, as the CSS shape of their outline. The gaps between the bars are a mask
 * that all rows share. The better the place, the higher the bar.
 */
export function placeBars(places: readonly (number | null)[]): string {
  const pitch = barPitch(places.length);
  const tops = places.map((place) => TALLEST - HEIGHTS[heatStep(place)]);
  const steps = tops.map((top, index) => `${top === tops[index - 1] ? '' : `V${top}`}h${pitch}`);
  return `path("M0 ${TALLEST}${steps.join('')}V${TALLEST}")`;
}
