/** The number of a series' colours in night.css and day.css: `--series-n` for text and lines, `--planet-n` for artwork and dots. */
export type SeriesToken = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const HANDHELD_SPIN_OFF = 31;
const OTHER: SeriesToken = 9;

/** Series 0 to 9 use the colours of their number, the spin-off the eighth; all others use those of "other". */
export function seriesToken(seriesId: number): SeriesToken {
  if (seriesId === HANDHELD_SPIN_OFF) return 8;
  return Number.isInteger(seriesId) && seriesId >= 0 && seriesId <= 9 ? (seriesId as SeriesToken) : OTHER;
}
