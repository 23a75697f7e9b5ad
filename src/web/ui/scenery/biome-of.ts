import { hashText } from './random.ts';

export const BIOMES = ['meadow', 'garden', 'cave', 'shore', 'frost', 'ruin'] as const;
export type Biome = (typeof BIOMES)[number];

/** A fallback biome, deterministic for the same number. */
export function biomeOf(seed: number): Biome {
  return BIOMES[hashText(`biome ${seed}`) % BIOMES.length] ?? 'meadow';
}
