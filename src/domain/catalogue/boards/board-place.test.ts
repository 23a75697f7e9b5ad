import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { boardPlace } from './board-place.ts';

const catalogue = contentCatalogue();

test.each([
  ['stage', 201, 21, '/stage/201'],
  ['stage', 201, 23, '/stage/201?rule=23'],
  ['event', 1001, 0, '/stage/1001'],
  ['speedrun', 201, 0, '/speedrun/201'], // The speedrun has the same id as a stage but another route.
] as const)('the %s board with id %i under rule %i has the route %s', (kind, refId, ruleId, route) => {
  expect(boardPlace(catalogue, { kind, refId, ruleId })?.route).toBe(route);
});

test('boardPlace returns the name of the stage or speedrun, and undefined for an unknown board', () => {
  expect(boardPlace(catalogue, { kind: 'speedrun', refId: 201, ruleId: 0 })?.name).toEqual(catalogue.speedruns.get(201)?.name);
  expect(boardPlace(catalogue, { kind: 'stage', refId: 999, ruleId: 0 })).toBeUndefined();
});
