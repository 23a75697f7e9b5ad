import { expect, test } from 'vitest';
import { routeStops } from './route-stops.ts';

test.each([
  ['1. **Organ**: blue first.\n2. **Carousel**: yellow.', ['Organ', 'Carousel']],
  ['# A\n\n1. **A**\n   more\n2. **B**\n\n## Other\n\n1. **C**\n2. **D**', ['A', 'B']],
  ['1. **オルガン**：青\n2. **卵の間**：最後', ['オルガン', '卵の間']],
  ['1. **Alone**', []],
  ['1. plain\n2. steps', []],
  [Array.from({ length: 7 }, (_, index) => `${index + 1}. **x${index}**`).join('\n'), []],
])('routeStops for %j returns %j', (text, stops) => {
  expect(routeStops(text)).toEqual(stops);
});
