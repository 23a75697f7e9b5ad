import { expect, test } from 'vitest';
import { BIOMES, biomeOf } from './biome-of.ts';

test.each([
  [101, 'garden'],
  [201, 'cave'],
  [301, 'ruin'],
  [401, 'meadow'],
  [402, 'shore'],
  [403, 'frost'],
])('stage %i grows in the %s', (seed, biome) => {
  expect(biomeOf(seed)).toBe(biome);
});

test('no biome is rare: each has at least a tenth of 600 stages', () => {
  const biomes = Array.from({ length: 600 }, (_, seed) => biomeOf(seed));
  for (const biome of BIOMES) expect(biomes.filter((other) => other === biome).length).toBeGreaterThan(60);
});
