import { round } from '#web/ui/charts/round.ts';

/** Size of the viewBox of an hour chart, which is stretched to the available space. */
export const HOUR_CHART = { width: 1_000, height: 100 } as const;

const MARGIN = 8; // Prevents lines from being clipped at the edge.

/**
 * Returns the vertical position of a lead, in percent from the top. A tie is in the middle, and `largest` is at the top
 * edge.
 */
export const leadHeight = (lead: number, largest: number): number => round(50 - (largest > 0 ? lead / largest : 0) * (50 - MARGIN));

/**
 * Returns the vertical position of a number of points, in percent from the top. 0 is at the bottom, and `largest` is at
 * the top.
 */
export const pointsHeight = (points: number, largest: number): number =>
  round(100 - MARGIN - (largest > 0 ? points / largest : 0) * (100 - 2 * MARGIN));

/** Returns the horizontal position of an hour, in percent from the left. */
export const hourShare = (hour: number, hours: number): number => round(hours > 0 ? (hour / hours) * 100 : 0);

/** Returns the path of a line through these heights, one per hour. Draws only the ends of runs of equal heights. */
export function hourPath(heights: readonly number[]): string {
  const last = heights.length - 1;
  const step = last > 0 ? HOUR_CHART.width / last : 0;
  return heights
    .flatMap((height, hour) => {
      const isFlat = hour > 0 && hour < last && heights[hour - 1] === height && heights[hour + 1] === height;
      return isFlat ? [] : [`${round(hour * step)} ${height}`];
    })
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');
}
