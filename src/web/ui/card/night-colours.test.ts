import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NIGHT, NIGHT_MEDALS, NIGHT_PLANET, NIGHT_SCENERY, NIGHT_SERIES } from './night-colours.ts';

test('card images use the same colours as the night theme', () => {
  const night = readFileSync('src/web/styles/night.css', 'utf8');
  const named = {
    ...NIGHT,
    ...NIGHT_SCENERY,
    ...NIGHT_PLANET,
    ...Object.fromEntries(Object.entries(NIGHT_SERIES).map(([token, colour]) => [`series-${token}`, colour])),
    ...Object.fromEntries(Object.entries(NIGHT_SERIES).map(([token, colour]) => [`planet-${token}`, colour])),
    ...Object.fromEntries(NIGHT_MEDALS.map((colour, index) => [`medal-${index + 1}`, colour])),
  };
  const wrong = Object.entries(named).filter(([name, colour]) => !night.includes(`--${name}: ${colour};`));
  expect(wrong).toEqual([]);
});
