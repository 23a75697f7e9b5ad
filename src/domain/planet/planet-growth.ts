import { type MoonKind, type PlanetStats, planetFacts } from './planet-stats.ts';

/** The part of a planet that changed. `strands` is the number of strands that the ring has now. */
export type PlanetGrowth =
  | { readonly part: 'ring'; readonly strands: number }
  | { readonly part: 'ring-colour' }
  | { readonly part: 'moon'; readonly kind: MoonKind }
  | { readonly part: 'first-flower' }
  | { readonly part: 'flower' }
  | { readonly part: 'size' };

const MOONS: readonly MoonKind[] = ['star', 'big', 'small'];

/**
 * Returns the most visible part of a planet that grew between two states, or null when nothing grew. The first flower
 * comes before everything else, because new players are promised one.
 */
export function planetGrowth(before: PlanetStats, now: PlanetStats): PlanetGrowth | null {
  const [was, is] = [planetFacts(before), planetFacts(now)];
  if (was.flowers === 0 && is.flowers > 0) return { part: 'first-flower' };
  if (now.rankClass !== null && now.rankClass > (before.rankClass ?? -1))
    return is.strands > was.strands ? { part: 'ring', strands: is.strands } : { part: 'ring-colour' };
  const count = (moons: readonly MoonKind[], kind: MoonKind) => moons.filter((moon) => moon === kind).length;
  const kind = MOONS.find((each) => count(is.moons, each) > count(was.moons, each));
  if (kind) return { part: 'moon', kind };
  if (is.flowers > was.flowers) return { part: 'flower' };
  return is.total > was.total ? { part: 'size' } : null;
}
