import { expect, test } from 'vitest';
import { nearPages } from './near-pages.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, undefined, 9]],
  [5, 9, [1, undefined, 3, 4, 5, 6, 7, undefined, 9]],
  [9, 9, [1, undefined, 7, 8, 9]],
])('page %i of %i shows links to %j', (page, pages, shown) => {
  expect(nearPages(page, pages)).toEqual(shown);
});
