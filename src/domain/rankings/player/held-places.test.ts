import { expect, test } from 'vitest';
import { countMedals, heldPlaces } from './held-places.ts';

const at = (rank: number, shared: boolean, postedAt: string) => ({ rank, shared, postedAt: new Date(postedAt) });
const STANDINGS = [
  at(1, false, '2026-02-28T14:59:00Z'), // 23:59 in Tokyo
  at(1, true, '2026-01-31T15:00:00Z'), // 00:00 on 1 February in Tokyo
  at(2, false, '2020-01-01T00:00:00Z'),
  at(3, true, '2020-01-01T00:00:00Z'),
];

test('lists first places only, longest held first, with whole days in the given time zone', () => {
  const { held, sole, tied, days } = heldPlaces(STANDINGS, '2026-03-01', 'Asia/Tokyo');
  expect(held.map((place) => place.days)).toEqual([28, 1]);
  expect({ sole, tied, days }).toEqual({ sole: 1, tied: 1, days: 29 });
});

test('counts the first, second and third places', () => {
  expect(countMedals(STANDINGS)).toEqual([2, 1, 1]);
});
