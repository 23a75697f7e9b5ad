/**
 * Number of the colour set for a series in night.css and day.css: `--series-n` for text and lines, `--planet-n` for
 * artwork and dots.
 */
export type SeriesToken = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const HANDHELD_SPIN_OFF = 31;
const OTHER: SeriesToken = 9;

/**
 * Returns the colour set for a series. Series 0 to 9 use the set with their number, the handheld spin-off uses 8, and
 * all others use 9.
 */
export function seriesToken(seriesId: number): SeriesToken {
  if (seriesId === HANDHELD_SPIN_OFF) return 8;
  return Number.isInteger(seriesId) && seriesId >= 0 && seriesId <= 9 ? (seriesId as SeriesToken) : OTHER;
}
