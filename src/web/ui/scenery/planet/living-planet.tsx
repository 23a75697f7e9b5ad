import { type PlanetStats, planetFacts, planetSize } from '#domain/planet/planet-stats.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import { Flowers, LARGE, MEDIUM, Moons, ORBIT, RingHalf, ringColour, Stamps } from './living-planet-parts.tsx';
import styles from './planet-avatar.module.css';
import { PlanetAvatar } from './planet-avatar.tsx';
import { globe } from './planet-shapes.ts';

type Props = { stats: PlanetStats; size: number };

const MEDIUM_FROM = 40; // px
const LARGE_FROM = 120; // px
const GLOBE_RADIUS = 17; // of the paths of `globe`
const HALO_FROM = 's3';

/**
 * Draws a player's planet with everything that the player has achieved. `size` is in pixels: below 40, the planet has one
 * ring and one moon; from 40 on, all rings, four moons and five flowers; from 120 on, everything and the event stamps.
 * Same stats, same picture. Without hooks and ids, so that it can be static markup.
 */
export function LivingPlanet({ stats, size }: Props) {
  const { handle, rankClass, events } = stats;
  const facts = planetFacts(stats);
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  if (size < MEDIUM_FROM) return <PlanetAvatar seed={handle} ring={classKey} moon={facts.moons[0]} size={size} />;
  const detail = size < LARGE_FROM ? MEDIUM : LARGE;
  const isLarge = detail === LARGE;
  const radius = 19 + 6 * planetSize(facts.total);
  const hasHalo = rankClass !== null && rankClass >= CLASS_KEYS.indexOf(HALO_FROM);
  const ring = classKey && { classKey, strands: facts.strands, radius, detail };
  return (
    <svg className={styles.living} viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      {classKey && hasHalo && (
        <g fill={ringColour(classKey, 1)}>
          <circle r={at(radius + 13)} opacity=".07" />
          <circle r={at(radius + 6)} opacity=".09" />
        </g>
      )}
      {isLarge && (facts.moons.length > 0 || facts.stamps > 0) && (
        <circle r={ORBIT} fill="none" stroke="var(--text-3)" strokeOpacity=".32" strokeWidth=".7" strokeDasharray="1.5 3.2" />
      )}
      {ring && (
        <g transform="rotate(-18)" opacity=".72">
          <RingHalf {...ring} sweep={1} />
        </g>
      )}
      <Flowers stats={stats} radius={radius} detail={detail} />
      <g className={styles.globe} transform={`scale(${(radius / GLOBE_RADIUS).toFixed(2)})`}>
        {globe(handle).map((path) => (
          <path key={path.d} {...path} />
        ))}
      </g>
      {ring && (
        <g transform="rotate(-18)">
          <RingHalf {...ring} sweep={0} />
        </g>
      )}
      {isLarge && <Stamps events={events.slice(0, facts.stamps)} />}
      <Moons moons={facts.moons} detail={detail} />
    </svg>
  );
}
