import { expect, test } from 'vitest';
import { shareStops } from './share-stops.ts';

test("returns a gradient with each part's share of the points", () => {
  const parts = [
    { colour: '#c93a2e', points: 3 },
    { colour: '#d9bd1f', points: 1 },
    { colour: '#2e6fc9', points: 4 },
  ];
  expect(shareStops(parts)).toBe('linear-gradient(90deg, #c93a2e 0% 37.5%, #d9bd1f 37.5% 50%, #2e6fc9 50% 100%)');
});

test('returns nothing where nobody has points', () => {
  expect(shareStops([])).toBeUndefined();
});
