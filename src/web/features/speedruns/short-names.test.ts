import { expect, test } from 'vitest';
import { withoutSharedStart } from './short-names.ts';

test.each([
  [
    ['Meadow, Any Ending', 'Meadow, Full Basket'],
    ['Any Ending', 'Full Basket'],
  ],
  [
    ['段丘・全回収', '段丘・全ミッション'],
    ['全回収', '全ミッション'],
  ],
  [
    ['Any Ending', 'Full Basket'],
    ['Any Ending', 'Full Basket'],
  ],
  [['Meadow, Any Ending'], ['Meadow, Any Ending']],
  [[], []],
])('shows %j as %j', (names, shown) => {
  expect(withoutSharedStart(names)).toEqual(shown);
});
