import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { HOUR_CHART, hourPath, hourShare, leadHeight, pointsHeight } from './hour-chart.tsx';

const pointsOf = (path: string) =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number) as [number, number]);

test('draws a line across the whole chart and omits only hours without a change', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 400 }), (leads) => {
      const largest = Math.max(0, ...leads.map(Math.abs));
      const points = pointsOf(hourPath(leads.map((lead) => leadHeight(lead, largest))));
      expect(points[0]?.[0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(HOUR_CHART.width);
      for (const [, height] of points) expect(height >= 0 && height <= HOUR_CHART.height).toBe(true);
      const hourOf = (x: number) => Math.round((x / HOUR_CHART.width) * (leads.length - 1));
      const drawn = points.map(([x]) => hourOf(x));
      leads.forEach((lead, hour) => {
        const before = drawn.findLast((each) => each <= hour) ?? 0;
        expect(leads[before]).toBe(drawn.includes(hour) ? leads[hour] : lead);
      });
    }),
  );
});

test('draws a tie in the middle, a lead above it and zero points at the bottom', () => {
  expect(leadHeight(0, 0)).toBe(50);
  expect(leadHeight(5, 10) + leadHeight(-5, 10)).toBe(100);
  expect(leadHeight(10, 10)).toBeLessThan(leadHeight(9, 10));
  expect(pointsHeight(0, 10)).toBeGreaterThan(pointsHeight(10, 10));
  expect([hourShare(0, 48), hourShare(24, 48), hourShare(48, 48), hourShare(0, 0)]).toEqual([0, 50, 100, 0]);
});
