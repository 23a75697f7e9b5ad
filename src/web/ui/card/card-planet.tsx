import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type PlanetStats, planetFacts, planetSize } from '#domain/planet/planet-stats.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { Flowers, LARGE, Moons, ORBIT, RingHalf, Stamps } from '#web/ui/scenery/planet/living-planet-parts.tsx';
import { globe } from '#web/ui/scenery/planet/planet-shapes.ts';
import { NIGHT, NIGHT_MEDALS, NIGHT_PLANET, NIGHT_SERIES } from './night-colours.ts';

const GLOBE_RADIUS = 17; // of the paths of `globe`

const COLOURS: Readonly<Record<string, string | undefined>> = {
  ...NIGHT,
  ...NIGHT_PLANET,
  'medal-1': NIGHT_MEDALS[0],
  ...Object.fromEntries(
    Object.entries(NIGHT_SERIES).flatMap(([token, colour]) => [`planet-${token}`, `series-${token}`].map((name) => [name, colour])),
  ),
};

/**
 * Draws a player's planet in full, like `LivingPlanet`, for a card: elements of SVG alone, with the colours of the night,
 * because an image has neither style sheets nor custom properties.
 */
export function CardPlanet({ stats, size }: { stats: PlanetStats; size: number }) {
  const facts = planetFacts(stats);
  const classKey = stats.rankClass === null ? undefined : CLASS_KEYS[stats.rankClass];
  const radius = 19 + 6 * planetSize(facts.total);
  const half = (sweep: 0 | 1) => (classKey ? RingHalf({ classKey, strands: facts.strands, radius, detail: LARGE, sweep }) : []);
  const paths = globe(stats.handle);
  return (
    <svg width={size} height={size} viewBox="-48 -48 96 96" aria-hidden="true">
      <clipPath id="globe">
        <circle r={GLOBE_RADIUS} />
      </clipPath>
      {facts.moons.length + facts.stamps > 0 && (
        <circle r={ORBIT} fill="none" stroke={NIGHT['text-3']} strokeOpacity=".32" strokeWidth=".7" strokeDasharray="1.5 3.2" />
      )}
      <g transform="rotate(-18)" opacity=".72">
        {half(1).map(inColour)}
      </g>
      {Flowers({ stats, radius, detail: LARGE }).map(inColour)}
      <g clipPath="url(#globe)" transform={`scale(${(radius / GLOBE_RADIUS).toFixed(2)})`}>
        {paths.map((path, index) => (
          <path key={path.d} {...path} {...(index === paths.length - 1 && { fill: NIGHT_PLANET['art-shade'], opacity: '0.2' })} />
        ))}
      </g>
      <g transform="rotate(-18)">{half(0).map(inColour)}</g>
      {Stamps({ events: stats.events.slice(0, facts.stamps) }).map(inColour)}
      {Moons({ moons: facts.moons, detail: LARGE }).map(inColour)}
    </svg>
  );
}

/** Returns an element with the values of its custom properties, and those of its children. */
function inColour(element: ReactElement): ReactElement {
  const { children, ...props } = element.props as Record<string, unknown> & { readonly children?: ReactNode };
  const coloured = Object.entries(props).map(([name, value]) => [name, typeof value === 'string' ? nightValue(value) : value]);
  const inside = [children].flat().filter((child) => isValidElement(child));
  return cloneElement(element, Object.fromEntries(coloured), ...inside.map(inColour));
}

const nightValue = (text: string): string => text.replace(/^var\(--([\w-]+)\)$/, (whole, name: string) => COLOURS[name] ?? whole);
