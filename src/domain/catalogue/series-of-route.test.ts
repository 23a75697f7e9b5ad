import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { seriesOfRoute } from './series-of-route.ts';
import { seriesPlaces } from './series-places.ts';

const catalogue = contentCatalogue();
const places = seriesPlaces(catalogue);

test('seriesOfRoute returns the series of every stage, event stage and total', () => {
  for (const { id, series } of catalogue.stages.values()) expect(seriesOfRoute(places, `/stage/${id}`)).toBe(series);
  for (const { id } of catalogue.eventStages.values()) expect(seriesOfRoute(places, `/stage/${id}`)).toBe(5);
  for (const { id, series } of catalogue.totals.values()) expect(seriesOfRoute(places, `/total/${id}`)).toBe(series);
});

test.each([
  ['/limited/250905', 5],
  ['/speedrun/101', 6], // The id belongs to a speedrun and not to the stage with the same id.
  ['/game/2', 2],
  ['/', undefined],
  ['/limited', undefined],
  ['/stage/99999', undefined],
  ['/user/201', undefined],
])('seriesOfRoute maps %s to the series %s', (route, series) => {
  expect(seriesOfRoute(places, route)).toBe(series);
});

test('the data sent to the browser is shorter than 500 characters', () => {
  expect(JSON.stringify(places).length).toBeLessThan(500);
});
