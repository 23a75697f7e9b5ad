import { hashText } from '#web/ui/scenery/random.ts';

export const BIOMES = ['meadow', 'garden', 'cave', 'shore', 'frost', 'ruin'] as const;
export type Biome = (typeof BIOMES)[number];

/** Returns a fallback biome, which is always the same for the same number. */
export function biomeOf(seed: number): Biome {
  return BIOMES[hashText(`biome ${seed}`) % BIOMES.length] ?? 'meadow';
}
