import { expect, test } from 'vitest';
import { routeStops } from './route-stops.ts';

test.each([
  ['1. **Organ**: blue first.\n2. **Carousel**: yellow.', ['Organ', 'Carousel']],
  ['# A\n\n1. **A**\n   more\n2. **B**\n\n## Other\n\n1. **C**\n2. **D**', ['A', 'B']],
  ['1. **オルガン**：青\n2. **卵の間**：最後', ['オルガン', '卵の間']],
  ['1. **Alone**', []],
  ['9)   ** A **\n10) **B**', ['A', 'B']],
  ['1. **A**\nsee # that\n2. **B**', ['A', 'B']],
  ['At 1. **A**\nAt 2. **B**', []],
  ['1. **1**\n2. **2**\n3. **3**\n4. **4**\n5. **5**\n6. **6**', ['1', '2', '3', '4', '5', '6']],
  ['1. plain\n2. steps', []],
  [Array.from({ length: 7 }, (_, index) => `${index + 1}. **x${index}**`).join('\n'), []],
])('routeStops for %j returns %j', (text, stops) => {
  expect(routeStops(text)).toEqual(stops);
});
