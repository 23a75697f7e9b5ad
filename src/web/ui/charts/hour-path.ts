import { round } from './round.ts';

/** The viewBox of an hour chart; it is stretched to the available space. */
export const HOUR_CHART = { width: 1_000, height: 100 } as const;

const MARGIN = 8; // keeps lines from being clipped at the edge

/** The position of a lead, in percent from the top: level is the middle, `largest` the edge. */
export const leadHeight = (lead: number, largest: number): number => round(50 - (largest > 0 ? lead / largest : 0) * (50 - MARGIN));

/** The position of points, in percent from the top: 0 is the bottom, `largest` the top. */
export const pointsHeight = (points: number, largest: number): number =>
  round(100 - MARGIN - (largest > 0 ? points / largest : 0) * (100 - 2 * MARGIN));

/** The position of an hour, in percent from the left. */
export const hourShare = (hour: number, hours: number): number => round(hours > 0 ? (hour / hours) * 100 : 0);

/** A line through these heights, one per hour from 0; only the ends of flat runs are drawn. */
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
