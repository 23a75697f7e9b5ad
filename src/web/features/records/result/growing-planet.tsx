import { memo } from 'react';
import { type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import styles from './growing-planet.module.css';

const SIZE = 180; // px; the style sheet scales it

type Props = { before: PlanetStats; now: PlanetStats; isStill: boolean; hasLanded: boolean };

/**
 * Shows a player's planet as it was and, once the rank has landed, as it is now. A new strand of the ring is drawn. Not
 * rendered again while the rank counts.
 */
export const GrowingPlanet = memo(({ before, now, isStill, hasLanded }: Props) => {
  const hasNewStrand = planetFacts(now).strands > planetFacts(before).strands;
  return (
    <div className={styles.planet} data-landed={hasLanded || undefined} data-still={isStill || undefined}>
      {!isStill && (
        <div className={styles.before}>
          <LivingPlanet stats={before} size={SIZE} />
        </div>
      )}
      <div className={styles.now} data-strand={hasNewStrand ? planetFacts(now).strands : undefined}>
        <LivingPlanet stats={now} size={SIZE} />
      </div>
    </div>
  );
});
