import { expect, test } from 'vitest';
import { BIOMES, biomeOf } from './biome-of.ts';

test.each([
  [101, 'garden'],
  [201, 'cave'],
  [301, 'ruin'],
  [401, 'meadow'],
  [402, 'shore'],
  [403, 'frost'],
])('stage %i is in the %s biome', (seed, biome) => {
  expect(biomeOf(seed)).toBe(biome);
});

test('assigns at least a tenth of 600 stages to each biome', () => {
  const biomes = Array.from({ length: 600 }, (_, seed) => biomeOf(seed));
  for (const biome of BIOMES) expect(biomes.filter((other) => other === biome).length).toBeGreaterThan(60);
});
