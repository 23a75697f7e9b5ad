import { round } from './round.ts';

/** A drawing of hours is as wide as this, and as high; it is stretched to the room that there is. */
export const HOUR_CHART = { width: 1_000, height: 100 } as const;

const MARGIN = 8; // so that no line is cut at the edge

/** Where a lead stands, in percent from the top: level is the middle, `largest` the edge. */
export const leadHeight = (lead: number, largest: number): number => round(50 - (largest > 0 ? lead / largest : 0) * (50 - MARGIN));

/** Where points stand, in percent from the top: nothing is the bottom, `largest` the top. */
export const pointsHeight = (points: number, largest: number): number =>
  round(100 - MARGIN - (largest > 0 ? points / largest : 0) * (100 - 2 * MARGIN));

/** Where an hour stands, in percent from the left. */
export const hourShare = (hour: number, hours: number): number => round(hours > 0 ? (hour / hours) * 100 : 0);

/** A line through these heights, one for each hour from 0 on; where nothing changes for hours, only the ends are drawn. */
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
