import type { PlanetGrowth } from '#domain/planet/planet-growth.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';

/** Returns the sentence that says what grew on a planet. */
export function growthText(words: PostResultWords['growth'], growth: PlanetGrowth): string {
  switch (growth.part) {
    case 'ring':
      return words.ring[growth.strands === 1 ? '1' : growth.strands === 2 ? '2' : '3'];
    case 'ring-colour':
      return words.ringColour;
    case 'moon':
      return words.moon[growth.kind];
    case 'first-flower':
      return words.firstFlower;
    case 'flower':
      return words.flower;
    case 'size':
      return words.size;
  }
}
